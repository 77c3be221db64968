/** An empty page of a list. */
const noRecords = { records: [], total: 0, size: 10, current: 1, pages: 0 };

/** Lists of what this shop does not have, by path: clients show an empty page, and fail at a refusal. */
export const emptyLists: Readonly<Record<string, unknown>> = {
  "/buyer/promotion/pintuan": noRecords,
  "/buyer/promotion/kanjiaGoods": noRecords,
  "/buyer/promotion/kanjiaGoods/kanjiaActivity/mine": noRecords,
  "/buyer/promotion/kanjiaGoods/kanjiaActivity/mine/": noRecords,
  "/buyer/members/sign": [],
  "/buyer/other/appVersion/:appType": null,
  "/buyer/other/appVersion/appVersion/:appType": noRecords,
};
