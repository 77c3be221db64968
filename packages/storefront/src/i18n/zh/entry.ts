import type { words as english } from "../en/entry.ts";

export const words: typeof english = {
  home: "首页",
  late: "页面尚未加载完成，刚才的操作没有生效。请检查网络后重试。",
  reload: "重新加载",
  pointAndText: "{{point}}。{{text}}",
  about: {
    home: "源头小商品，按需起订：玩具、厨具、缝纫、文具等，多家店铺合并发货。",
    goodsList: "{{siteName}}{{name}}：多店比较价格、起订量和评分。",
    goods: "{{store}}的{{name}}，上{{siteName}}查看价格、库存和评价。",
    store: "{{siteName}}{{name}}：商品、优惠券与店铺评分。",
    article: "{{siteName}}帮助中心：订单、配送、退货与账户问题。",
    topic: "{{name}}：{{siteName}}精选商品。",
    seckill: "限时秒杀，数小时特价，售完即止。",
    couponCentre: "{{siteName}}平台券与店铺券，免费领取。",
    pointsMall: "用{{siteName}}购物积分兑换好物。",
  },
};
