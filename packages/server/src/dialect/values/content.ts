import { type Asking, type Fields, textOf, type Values } from "./valueObject.ts";
import { phonePage } from "../phone/page.ts";
import { pageFor } from "./pageContent.ts";

/** The picture that stands for a shop without a logo or an icon of its own. */
const shopIcon = "/icon-512.png";

/** Settings with the pictures that every page shows. */
function settingOf(own: Fields, { origin }: Asking): Fields {
  const value = parsed(own["settingValue"]);
  if (!value) return {};
  const [logo, icon] = [value["buyerSideLogo"] || origin + shopIcon, value["buyerSideIcon"] || origin + shopIcon];
  const pictures = { buyerSideLogo: logo, buyerSideIcon: icon, domainLogo: logo, domainIcon: icon };
  return { settingValue: JSON.stringify({ ...value, ...pictures }) };
}

function contentOf(own: Fields, { onPhone, lang }: Asking): Fields {
  const text = own["pageData"];
  if (typeof text !== "string") return {};
  return onPhone ? { pageData: phonePage(text, lang) } : { pageData: pageFor(text) };
}

const switchOf = (value: unknown) => (typeof value === "boolean" ? (value ? "1" : "0") : (value ?? null));

const returnAddress = {
  salesConsigneeName: "",
  salesConsigneeMobile: "",
  salesConsigneeAddressId: "",
  salesConsigneeAddressPath: "",
  salesConsigneeDetail: "",
};

/** What is written for buyers: pages, articles, settings, stores, chats. */
export const contentValues: Values = {
  objects: {
    SiteSetting: { record: true, add: settingOf },
    PageData: { none: "pageData", add: contentOf },
    PageDataRecord: {
      record: true,
      none: "name pageData pageType pageClientType num",
      add: (own, asking) => ({
        pageShow: "OPEN",
        ...contentOf(own, asking),
        ...(asking.onPhone && { pageClientType: "H5" }),
      }),
    },
    Article: { record: true, none: "categoryId sort type", add: () => ({ openStatus: true }) },
    ArticleSummary: { none: "articleCategoryName sort", add: () => ({ openStatus: true }) },
    ArticleCategory: {
      record: true,
      none: "parentId type",
      add: (own) => ({ children: own["children"] ?? [] }),
      inside: { children: "ArticleCategory[]" },
    },
    Store: {
      record: true,
      none: "memberName storeName storeEndTime selfOperated storeLogo storeCenter storeDesc storeAddressPath storeAddressIdPath storeAddressDetail descriptionScore serviceScore deliveryScore goodsNum collectionNum yzfSign yzfMpSign merchantEuid stockWarning nickName",
    },
    StoreBasicInfo: {
      none: "storeDisable companyAddressPath storeLogo storeDesc pcPageData mobilePageData selfOperated goodsNum collectionNum yzfSign yzfMpSign merchantEuid pageShow",
      // Switches are texts there.
      add: ({ selfOperated, pageShow }) => ({ selfOperated: switchOf(selfOperated), pageShow: switchOf(pageShow) }),
    },
    StoreLicence: { none: "companyName companyAddress companyAddressPath licencePhoto scope employeeNum" },
    StoreGoodsLabel: { none: "labelName level sortOrder children", inside: { children: "StoreGoodsLabel[]" } },
    StoreAddress: { record: true, none: "addressName center address mobile" },
    StoreDetail: {
      none: "storeName companyName companyAddress companyAddressIdPath companyAddressPath companyPhone companyEmail employeeNum registeredCapital linkName linkPhone licenseNum scope licencePhoto legalName legalId legalPhoto settlementBankAccountName settlementBankAccountNum settlementBankBranchName settlementBankJointName goodsManagementCategory settlementCycle stockWarning ddCode selfOperated storeCenter storeLogo storeDesc storeAddressPath storeAddressIdPath storeAddressDetail memberName",
      // Not asked of an applicant here.
      add: () => ({ ...returnAddress, yzfSign: "", yzfMpSign: "" }),
    },
    Logistics: { record: true, none: "standBy formItems" },
    ImTalk: {
      record: true,
      none: "createTime tenantId userId top disable name face storeFlag lastTalkTime lastTalkMessage lastMessageType unread",
    },
    ImMessage: { record: true, none: "createTime fromUser toUser isRead messageType talkId text" },
  },
  answers: {
    "site.get": "SiteSetting",
    "page.home": "PageData",
    "page.find": "PageData",
    "page.get": "PageDataRecord",
    "article.list": "Page<ArticleSummary>",
    "article.categories": "ArticleCategory[]",
    "article.get": "Article",
    "article.getByType": "Article",
    "store.list": "Page<Store>",
    "store.get": "StoreBasicInfo",
    "store.licence": "StoreLicence",
    "store.labels": "StoreGoodsLabel[]",
    "store.pickupPoints": "Page<StoreAddress>",
    "store.applyStatus": "StoreDetail",
    "logistics.list": "Logistics[]",
    "im.talkWith": "ImTalk",
    "im.talks": "ImTalk[]",
    "im.messages": "ImMessage[]",
  },
};

function parsed(text: unknown): Fields | undefined {
  try {
    const value: unknown = JSON.parse(textOf(text));
    return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Fields) : undefined;
  } catch {
    return undefined;
  }
}
