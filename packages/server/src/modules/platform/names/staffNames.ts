/*
 * Words for the people and parts of a shop. A name that has nothing else stands for the shop, in any order and with or
 * without spaces: "Shop assistant", `storemanager`, "Refunds team", 金牌客服. Beside other words, people and stores use them.
 */

/** In small Latin letters; with an s as well. */
const roles = [
  ..."root system support service staff official security platform help sundry helper helpline hotline info".split(" "),
  ..."shop store storefront market marketplace mall team center centre desk department office crew".split(" "),
  ..."assistant manager owner keeper shopkeeper storekeeper clerk cashier seller salesperson salesman saleswoman".split(
    " ",
  ),
  ..."salespeople sales merchant vendor retailer boss supervisor director president employee worker personnel".split(
    " ",
  ),
  ..."representative rep agent operator advisor adviser consultant receptionist secretary host hostess concierge".split(
    " ",
  ),
  ..."attendant steward associate specialist expert technician developer engineer auditor accountant editor".split(" "),
  ..."moderation administration management operations sysadmin sysop postmaster hostmaster noreply".split(" "),
  ..."billing payment payments refund refunds return returns complaint complaints order orders invoice invoices".split(
    " ",
  ),
  ..."shipping delivery dispatch logistics warehouse courier finance accounting accounts legal compliance".split(" "),
  ..."fraud verification verified trust safety privacy notice notification notifications announcement reception".split(
    " ",
  ),
  ..."aftersales presales contact feedback newsroom chatbot bot robot chat".split(" "),
  ..."kefu guanliyuan guanfang dianzhu dianzhang dianyuan zhanggui maijia shangjia laoban daogou shouhou".split(" "),
];
/** What stands around them; alone it is a name. */
const besides = [
  ..."the a an our your my this of for and in at to by head chief senior junior lead main general vice deputy".split(
    " ",
  ),
  ..."online live virtual real human personal private public global local duty vip pro after pre day night".split(" "),
  ..."new no mr mrs ms miss sir madam hello dear from with us care customer client buyer".split(" "),
];

/** Letters of the longest name that is looked at: the ways to part a longer one into words are too many. */
const longest = 40;
/** Letters of a word that is found without spaces around it. */
const shortest = 4;

const rolesInChinese =
  "店主 店长 店员 店家 商家 卖家 卖方 掌柜 掌柜的 老板 老板娘 店小二 小二 营业员 售货员 导购 导购员 收银员 收银 销售 销售员 售后 售前 经理 主管 总监 主任 组长 " +
  "员工 职员 雇员 助理 助手 小助手 小秘书 秘书 专员 顾问 专家 运营 运营者 版主 网管 站务 小编 编辑 审核 审核员 风控 财务 会计 出纳 法务 人事 前台 接待 接待员 " +
  "仓库 仓管 仓管员 发货员 配送员 快递员 物流 快递 退款 退货 投诉 通知 公告 机器人 智能助手 团队 中心 服务 服务员 服务台 技术支持 支持 帮助 负责人 代理 代理商 供应商 招商";
const besidesInChinese =
  "本店 小店 我店 店 店铺 商店 商城 商场 网店 微店 门店 旗舰店 专卖店 专营店 总店 分店 在线 人工 智能 高级 金牌 银牌 首席 专业 专属 专职 值班 夜班 白班 总 副 大 小 老 新 " +
  "我们的 我的 你们的 您的 我们 亲 部 部门 组 处 号 员 人员 同学 先生 女士 小姐 姐 哥 君 买家 顾客 客户 会员 订单 平价 官";

/** Traditional characters of these words, each before its simplified one. */
const traditional =
  "員员長长櫃柜賣卖闆板務务營营導导購购貨货銀银銷销專专財财倉仓庫库發发遞递審审書书顧顾問问網网編编機机臺台統统戶户客客艦舰團团隊队後后經经職职線线級级" +
  "們们親亲鋪铺場场門门總总監监組组會会計计術术負负責责應应單单買买處处號号訴诉幫帮風风納纳專专業业";
const simplifiedOf = new Map((traditional.match(/../gu) ?? []).map((pair) => [pair[0], pair[1] ?? ""]));

/** A text with the simplified characters of the words that stand for a shop. */
export function simplified(text: string): string {
  return [...text].map((sign) => simplifiedOf.get(sign) ?? sign).join("");
}

const [anyChinese, chineseRoles] = [
  [...besidesInChinese.split(" "), ...rolesInChinese.split(" ")],
  rolesInChinese.split(" "),
];
const ofStaffOnly = madeOf(anyChinese, chineseRoles);
const ofThese = new RegExp(`^(?:${longestFirst(anyChinese)})*$`, "u");

/** Whether a Chinese text has words for a shop's people or parts and no others. */
export function isStaffInChinese(text: string): boolean {
  return text.length <= longest && ofStaffOnly.test(simplified(text));
}

/** Whether a Chinese text has nothing but what stands beside a shop's own name; true for an empty one. */
export function isBesideOwnName(text: string): boolean {
  return text.length <= longest && ofThese.test(simplified(text));
}

/**
 * How to find out whether the words of a Latin name are such words and no others. `read` turns a word into what it looks
 * like; the name's words have been read already.
 */
export function staffInLatin(read: (word: string) => string): (words: readonly string[]) => boolean {
  const looks = (words: readonly string[]) => new Set(words.flatMap((word) => [word, `${word}s`]).map(read));
  const [some, around] = [looks(roles), looks(besides)];
  // Short words are parts of many a name: "Botan", "Bossa".
  const long = (words: Iterable<string>) => [...words].filter((word) => word.length >= shortest);
  const joined = madeOf(
    long([...some, ...around]),
    long(some),
    `(?:${["the", "our", "my", "your"].map(read).join("|")})?`,
  );
  return (words) =>
    words.join("").length <= longest &&
    (joined.test(words.join("")) ||
      (words.every((word) => some.has(word) || around.has(word) || joined.test(word)) &&
        words.some((word) => some.has(word) || joined.test(word))));
}

/** A text that has nothing but `any` of these words, among them one of `some`. */
function madeOf(any: readonly string[], some: readonly string[], first = ""): RegExp {
  const [every, one] = [longestFirst(any), longestFirst(some)];
  return new RegExp(`^${first}(?:${every})*(?:${one})(?:${every})*$`, "u");
}

function longestFirst(words: readonly string[]): string {
  return words.toSorted((a, b) => b.length - a.length).join("|");
}
