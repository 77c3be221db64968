/** What search engines and messengers show about a page, and what it says while its code does not come. Only the server loads these words. */
export const words = {
  home: "Home",
  late: "This page has not loaded fully, so nothing happened when you pressed the button. Check your connection and try again.",
  reload: "Reload page",
  pointAndText: "{{point}}. {{text}}",
  about: {
    home: "Small goods from the source, in the quantity you need: toys, kitchenware, sewing, stationery and more, from many stores in one order.",
    goodsList: "{{name}} at {{siteName}}. Compare prices, minimum quantities and ratings across stores.",
    goods: "{{name}} from {{store}}. See prices, stock and reviews at {{siteName}}.",
    store: "Products, coupons and ratings of {{name}} at {{siteName}}.",
    article: "Help with orders, delivery, returns and your account at {{siteName}}.",
    topic: "{{name}}: products chosen by {{siteName}}.",
    seckill: "Products at lower prices for a few hours, while stocks last.",
    couponCentre: "Coupons from {{siteName}} and its stores, free to claim.",
    pointsMall: "Rewards for the points you earn with orders at {{siteName}}.",
  },
};
