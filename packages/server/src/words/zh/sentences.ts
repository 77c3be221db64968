import type { sentences as english } from "../en/sentences.ts";

/** What else the server says, by where it is said. */
export const sentences: typeof english = {
  input: {
    tooLong: (name, most) => `${name} 最多 ${most} 个字符`,
    notValid: (name) => `${name} 格式不正确`,
    missing: (name) => `${name} 不能为空`,
    mobile: "手机号格式不正确",
    email: "邮箱格式不正确",
    region: "请选择有效的地区",
    consignee: "收货人和详细地址不能为空",
    addresses: (most) => `最多保存${most}个地址`,
    nickname: (most) => `昵称须为1至${most}个字`,
    birthday: "生日格式不正确",
    birthdayToCome: "生日不能晚于今天",
    username: "用户名须为3至20位字母或数字",
    samePassword: "新密码不能与原密码相同",
    mobileOrEmail: "请填写手机号或邮箱",
    purpose: "验证用途不正确",
    contactType: "类型不正确",
  },
  letter: {
    subject: (purpose) => `Sundry验证码：${purpose}`,
    body: (code, purpose) =>
      `【Sundry】您的验证码是${code}（${purpose}），5分钟内有效。请勿告诉他人；如非本人操作，请忽略。`,
  },
  cart: {
    gone: "商品已下架",
    soldOut: "已售罄",
    short: (left) => `库存不足，仅剩${left}件`,
    offerShort: (left) => `秒杀价仅剩${left}件`,
    belowMinimum: (minimum, missing) => `${minimum}件起订，还差${missing}件`,
    couponTooEarly: "未到使用时间",
    couponElsewhere: "所选商品不适用",
    couponMissing: (amount) => `适用商品还差${amount}`,
    activityApplied: (name) => `已享：${name}`,
    activityMissing: (amount, name) => `再买${amount}可享：${name}`,
  },
  cashier: {
    topUp: "余额充值",
    others: (named, count) => `${named}；另有${count}种商品`,
  },
  goods: { specifications: "规格参数", flashSale: "限时秒杀" },
  store: { returns: (name) => `${name}售后部` },
  parcel: {
    handedOver: "商家已将包裹交给快递公司",
    sorted: "已到达义乌转运中心",
    onTheWay: "运输途中，发往收件城市",
    outForDelivery: "快递员正在派送",
    arrived: "包裹已签收",
  },
  evaluation: { automatic: "此用户未填写评价内容，系统默认好评" },
  platform: { name: "Sundry平台", customerService: "Sundry在线客服" },
  notFoundPage: { title: "页面不存在", body: "您访问的地址没有内容。", link: "返回首页" },
  missingBuildPage: {
    title: "商城页面尚未构建",
    body: "接口已在运行，但还没有构建好的页面。",
    command: (command) => `请运行${command}。`,
  },
  outbox: {
    title: "发件箱",
    why: "尚未配置短信或邮件服务，待发送的消息显示在这里。",
    none: "暂无消息。",
    desk: "客服工作台",
  },
};
