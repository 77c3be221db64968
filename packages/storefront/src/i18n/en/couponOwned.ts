export const words = {
  title: "My coupons",
  centre: "Coupon centre",
  tabs: { label: "Coupons by state", NEW: "Ready to use", USED: "Used", EXPIRE: "Expired" },
  empty: {
    NEW: "No coupon to use",
    USED: "No coupon used yet",
    EXPIRE: "No coupon has expired",
    text: "New coupons wait in the coupon centre.",
  },
  platform: "Platform",
  scope: "{{issuer}}: {{scope}}",
  allGoods: "all goods",
  someGoods: "selected goods",
  useNow: "Use now",
};
