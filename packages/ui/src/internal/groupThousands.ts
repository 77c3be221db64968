/** Puts a comma before every third digit of a plain run of digits. */
export function groupThousands(digits: string): string {
  return digits.replace(/\B(?=(\d{3})+$)/g, ",");
}
