/** Who issues a coupon: the marketplace itself or one of its stores. */
export const issuers = ["all", "platform", "store"] as const;
export type IssuerFilter = (typeof issuers)[number];

/** PRICE takes an amount off, DISCOUNT a share. */
export const kinds = ["all", "PRICE", "DISCOUNT"] as const;
export type KindFilter = (typeof kinds)[number];

/** Coupons on a page of the coupon centre. */
export const COUPONS_ON_A_PAGE = 24;

/** Everything a link to the coupon centre carries (GD-06). */
export interface CouponQuery {
  readonly from: IssuerFilter;
  readonly type: KindFilter;
  readonly pageNumber: number;
}

/** All coupons, from the first page. */
export const allCoupons: CouponQuery = { from: "all", type: "all", pageNumber: 1 };

/** Reads the query of an address; what cannot be understood is ignored. */
export function readCouponQuery(params: URLSearchParams): CouponQuery {
  const page = params.get("pageNumber") ?? "";
  return {
    from: issuers.find((issuer) => issuer === params.get("from")) ?? "all",
    type: kinds.find((kind) => kind === params.get("type")) ?? "all",
    pageNumber: /^\d{1,6}$/.test(page) ? Math.max(1, Number(page)) : 1,
  };
}

/** The address of a page of coupons; what has its usual value is left out. */
export function couponAddress({ from, type, pageNumber }: CouponQuery): string {
  const params = new URLSearchParams();
  if (from !== "all") params.set("from", from);
  if (type !== "all") params.set("type", type);
  if (pageNumber > 1) params.set("pageNumber", String(pageNumber));
  const written = params.toString();
  return written ? `/coupon?${written}` : "/coupon";
}

/** What the coupon call is asked: the platform has store id 0. Soonest end first, where the server can. */
export function couponInput({ from, type, pageNumber }: CouponQuery) {
  return {
    ...(from !== "all" && { storeId: from === "platform" ? "0" : "store" }),
    ...(type !== "all" && { couponType: type }),
    sort: "endTime",
    order: "asc" as const,
    pageNumber,
    pageSize: COUPONS_ON_A_PAGE,
  };
}
