import type { letters as english } from "../en/letters.ts";

/** Letters to buyers: emails about their orders and their account. */
export const letters: typeof english = {
  number: (sn) => `订单号：${sn}`,
  view: () => "查看订单",
  viewCase: "查看售后单",
  viewWallet: "查看余额",
  pay: "立即付款",
  parcel: "快递信息",
  track: "查询物流",
  review: "确认收货后，欢迎在订单中评价商品，供其他买家参考。",
  about: (title, sn) => `${title}（${sn}）`,
  delivery: "收货地址",
  pickup: "自提点",
  sums: {
    goods: "商品金额",
    freight: "运费",
    discount: "店铺优惠",
    coupon: "优惠券",
    points: "积分",
    total: "合计",
  },
  time: (time, zone) => `${time}（${zone}）`,
  others: (sn, count) => `${sn}等${count + 1}笔`,
  placed: {
    subject: (sns) => `订单${sns}已提交`,
    title: "感谢您的订购",
    unpaid: (amount, time) => `请在${time}前支付${amount}，逾期未付款，订单将自动关闭。`,
    alreadyPaid: "订单已付款，发货后我们会通过邮件通知您。",
    free: "本订单无需付款。",
  },
  paid: {
    subject: (sns) => `订单${sns}付款成功`,
    title: "付款成功",
    method: (amount, how) => `您已支付${amount}，支付方式：${how}。`,
    next: "正在为您备货，发货后我们会通过邮件通知您。",
    nextPickup: "提货时请出示订单中的提货码。",
  },
  passwordChanged: {
    title: "您的密码已修改",
    text: (time) => `您的账号密码已于${time}修改，所有设备均已退出登录。`,
    notYou: "如非本人操作，请立即重置密码，并与我们联系。",
    action: "重置密码",
  },
  newDevice: {
    title: "您的账号在新设备上登录",
    text: (time) => `您的账号于${time}在一台新设备上登录。`,
    notYou: "如为本人操作，请忽略本邮件。如非本人操作，请立即修改密码，所有设备将退出登录。",
    action: "修改密码",
    device: "设备",
  },
  why: {
    order: "您收到这封邮件，是因为您在本店下了订单。",
    account: "您收到这封邮件，是因为您在本店注册了账号。",
  },
};
