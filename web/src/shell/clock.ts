/** A time as a clock shows it: `4:05`, below twenty seconds with tenths, `0:07.3`. */
export function clockFace(milliseconds: number): string {
  const whole = Math.max(0, milliseconds)
  const minutes = Math.floor(whole / 60_000)
  const seconds = (whole % 60_000) / 1000
  const exact = whole < 20_000
  const text = exact ? (Math.floor(seconds * 10) / 10).toFixed(1) : String(Math.floor(seconds))
  return `${minutes}:${text.padStart(exact ? 4 : 2, '0')}`
}
