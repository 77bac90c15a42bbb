import { svelte } from '@sveltejs/vite-plugin-svelte'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

/** Where the server is while one works on the pages with `npm run dev`. */
const server = process.env.KITCHENTABLE_SERVER ?? 'http://127.0.0.1:8000'
const api = ['/games', '/tables', '/rules', '/health', '/protocol']
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

export default defineConfig({
  plugins: [svelte()],
  resolve: {
    alias: { '@': here('src'), '@locale': here('../src/kitchentable/locale') },
    // Components under test run with the browser's half of Svelte.
    conditions: process.env.VITEST ? ['browser'] : undefined,
  },
  build: {
    outDir: here('../src/kitchentable/pages'),
    emptyOutDir: true,
    target: 'es2022',
    // Small files stay files: the server's policy allows no `data:` addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: [here('..')] },
    proxy: Object.fromEntries(api.map((path) => [path, { target: server, ws: true }])),
  },
  test: {
    include: ['tests/**/*.test.ts', 'src/games/**/*.test.ts'],
    setupFiles: ['tests/globals.ts'],
  },
})
