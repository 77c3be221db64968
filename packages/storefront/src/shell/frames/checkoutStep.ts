/** Where a purchase stands, as the steps of the reduced header count: cart 0, settlement 1, payment 2, done 3, beyond 4. */
export function checkoutStep(path: string): number {
  const at = { "/pay": 1, "/payment": 2, "/qrpay": 2, "/paydone": 4 } as const;
  const name = path.toLowerCase().replace(/(.)\/+$/, "$1");
  return name in at ? at[name as keyof typeof at] : 0;
}
