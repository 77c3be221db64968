/** The page of an order. */
export function orderPath(sn: string): string {
  return `/#/home/OrderDetail?sn=${encodeURIComponent(sn)}`;
}
