/** Words for the page of a buyer's coupons. */
export const words = {
  title: "My coupons",
  print: "Print",
  centre: "Coupon centre",
  tabs: { label: "Coupons by status", NEW: "Ready to use", USED: "Used", EXPIRE: "Expired" },
  empty: {
    NEW: "No coupons to use",
    USED: "No used coupons",
    EXPIRE: "No expired coupons",
    text: "Find new coupons in the coupon centre.",
  },
  platform: "{{siteName}}",
  scope: "{{issuer}}: {{scope}}",
  allGoods: "all products",
  someGoods: "selected products",
  useNow: "Use now",
  useNowOf: "Use now: {{name}}",
};
