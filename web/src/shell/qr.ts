/** A link as a QR code: one path of unit squares, with the quiet zone around it. */

const QUIET = 3

export async function squares(text: string): Promise<{ size: number; path: string }> {
  const { default: qrcode } = await import('qrcode-generator')
  const code = qrcode(0, 'M')
  code.addData(text)
  code.make()
  const count = code.getModuleCount()
  let path = ''
  for (let row = 0; row < count; row++) {
    for (let column = 0; column < count; column++) {
      if (code.isDark(row, column)) path += `M${column + QUIET} ${row + QUIET}h1v1h-1z`
    }
  }
  return { size: count + 2 * QUIET, path }
}
