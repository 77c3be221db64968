/** Pieces by SKU as text of an intent, `11:12,12:6`. What is read comes from the storage of a tab and is not trusted. */
export const linesText = {
  write: (pieces: ReadonlyMap<string, number>): string =>
    [...pieces]
      .filter(([, num]) => num > 0)
      .map(([skuId, num]) => `${skuId}:${num}`)
      .join(","),
  read: (text: string): ReadonlyMap<string, number> =>
    new Map([...text.matchAll(/(?:^|,)([^:,]+):(\d{1,6})(?=,|$)/g)].map(([, skuId = "", num]) => [skuId, Number(num)])),
};
