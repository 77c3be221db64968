import { both } from "../../familyBuilders.ts";
import { bullets, head, para, story } from "../../richText.ts";
import { articleLink } from "../articleAddress.ts";
import type { ArticleEntry } from "../shapes.ts";

/** Applying to sell here. */
export const openStore: ArticleEntry = {
  key: "open-a-store",
  category: "selling-here",
  type: "OTHER",
  title: both(["Opening a store", "商家入驻"]),
  daysAgo: 12,
  content: story(
    para(
      'Makers and wholesalers with a business licence can <a href="#/shopEntry">apply to open a store</a>. You need an account, and about a quarter of an hour if your papers are at hand. Listing products is free.',
      '持有营业执照的工厂与批发商可<a href="#/shopEntry">申请入驻</a>。需要先有账号；证照备齐的话，大约一刻钟就可以填完全部内容。上架商品不收费。',
    ),
    head("What you need", "准备材料"),
    bullets(
      ["the licence number of 18 digits or letters, and a photo of the licence", "18位营业执照号和执照照片"],
      [
        "name and identity card number of the legal representative, with photos of both sides of the card",
        "法定代表人姓名、身份证号和身份证正反面照片",
      ],
      ["the bank account that the sales are to be paid to", "收取货款的银行账户"],
      ["a name for your store that is not taken, its logo and what it will sell", "未被使用的店铺名称、店标和主营类目"],
      ["name and mobile number of a person whom we can ask", "可供我们联系的联系人及手机号"],
    ),
    para(
      "The name may not be that of another store, nor one that can be mistaken for Sundry itself.",
      "店铺名称不能与其他店铺重复，也不能让人误以为是平台自营的店铺。",
    ),
    head("The steps", "步骤"),
    para(
      `First you read and accept ${articleLink("store-agreement", "the agreement")}. Then come your company, your bank account and your store. Each step is saved, so you can stop and go on another day, on another device too. When you have sent the application, it can't be changed until we have decided.`,
      `先阅读并同意${articleLink("store-agreement", "入驻协议")}，再依次填写企业信息、结算账户、店铺信息。每一步都会保存，可以改天、换设备接着填。提交后在审核完成前不能修改。`,
    ),
    head("Your papers stay private", "证照保密"),
    para(
      "Photos of licences and identity cards are kept apart from all other pictures. Only you and the people who check them get an address for them, and each such address works for half an hour.",
      "营业执照和身份证照片与其他图片分开存放，只有您本人和审核人员能取得访问地址，每个地址半小时后失效。",
    ),
    head("Our decision", "审核结果"),
    para(
      "This takes up to three working days. A message tells you as soon as we have decided; the page of the application shows it too. If we decline, it says why, and you can correct what is needed and send it again. Once it is accepted, your store opens, and its page shows your name, your products and, later, the scores that buyers give.",
      "审核最长三个工作日，完成后会发消息通知，入驻页面也能看到结果。未通过的会写明原因，修改后可重新提交。通过后店铺即开张，店铺页展示店名、商品，以及日后买家给出的评分。",
    ),
    head("Selling is work", "开店之后"),
    para(
      "Buyers expect an answer in the chat, products that leave when the page says so, and a reply to every return within 3 days: after that it counts as approved. In a complaint, our decision is binding for the store.",
      "买家期待的是：聊天有人回，按商品页的时间发货，售后3天内答复，逾期视为同意。投诉以平台裁定为准，店铺须执行。",
    ),
  ),
};
