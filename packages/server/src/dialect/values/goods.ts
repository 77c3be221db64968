import { type Fields, fieldsOf, listOf, textOf, type ValueObject, type Values } from "./valueObject.ts";

const sku: ValueObject = {
  record: true,
  none: "simpleSpecs freightTemplateId promotionFlag promotionPrice sn brandId goodsUnit sellingPoint intro viewCount buyCount grade thumbnail big small original storeCategoryPath commentNum templateId authMessage underMessage selfOperated mobileIntro goodsVideo goodsType",
  add: (own) => ({ authFlag: "PASS", recommend: own["recommend"] ?? false, alertQuantity: 0 }),
};

const skuWithSpecs: ValueObject = {
  ...sku,
  none: `${sku.none} specList goodsGalleryList`,
  inside: { specList: "SpecValue[]" },
};

/** Offers as that backend keeps them per SKU, beside the map that has replaced them. */
export function promotionsOf(map: unknown): Fields[] {
  return Object.entries(fieldsOf(map)).map(([key, offer]) => {
    const { title, promotionName, couponName, id, startTime, endTime } = fieldsOf(offer);
    const [promotionType] = key.split("-");
    const name = promotionName ?? couponName ?? title ?? "";
    return { promotionType, promotionId: id, promotionName: name, title: title ?? name, startTime, endTime };
  });
}

/** Goods, search, categories. */
export const goodsValues: Values = {
  objects: {
    SkuDetail: {
      none: "categoryName goodsParamsDTOList",
      inside: {
        data: "GoodsSkuDetail",
        wholesaleList: "WholesaleRule[]",
        specs: "SkuSpec[]",
        promotionMap: "Map<Promotion>",
        goodsParamsDTOList: "GoodsParamGroup[]",
      },
      // Each tier is one of the SKU that is shown.
      add: (own) => ({ wholesaleList: tiersFor(own["wholesaleList"], fieldsOf(own["data"])) }),
    },
    GoodsSku: sku,
    GoodsSkuDetail: skuWithSpecs,
    Goods: {
      record: true,
      none: "brandId goodsUnit sellingPoint intro buyCount grade thumbnail small original storeCategoryPath commentNum templateId authMessage underMessage selfOperated mobileIntro goodsVideo goodsType params categoryName goodsParamsDTOList goodsGalleryList wholesaleList",
      add: (own) => ({
        authFlag: "PASS",
        recommend: own["recommend"] ?? false,
        wholesaleList: tiersFor(own["wholesaleList"], { goodsId: own["id"], id: null }),
      }),
      inside: {
        skuList: "GoodsSkuDetail[]",
        wholesaleList: "WholesaleRule[]",
        goodsParamsDTOList: "GoodsParamGroup[]",
      },
    },
    SkuSpec: { inside: { specValues: "SpecValue[]" } },
    SpecValue: { none: "specValue specType specImage" },
    GoodsParamGroup: { none: "groupId groupName", inside: { goodsParamsItemDTOList: "GoodsParamItem[]" } },
    GoodsParamItem: {
      none: "paramId paramName paramValue",
      add: (own) => ({ isIndex: own["isIndex"] ?? 0, required: own["required"] ?? 0, sort: own["sort"] ?? 0 }),
    },
    WholesaleRule: { none: "goodsId skuId templateId" },
    GoodsIndex: {
      none: "sn buyCount small thumbnail brandId brandName brandUrl categoryPath categoryNamePath storeCategoryPath storeCategoryNamePath promotionPrice point commentNum highPraiseNum grade intro mobileIntro selfOperated recommend salesModel sellingPoint marketEnable goodsVideo goodsType skuSource attrList promotionMapJson",
      add: (own) => ({ authFlag: "PASS", originPromotionMap: own["promotionMap"] ?? {} }),
      inside: {
        attrList: "GoodsAttribute[]",
        promotionMap: "Map<Promotion>",
        originPromotionMap: "Map<Promotion>",
      },
    },
    GoodsAttribute: { none: "type nameId name valueId value sort" },
    GoodsRelatedInfo: {
      only: "categories brands paramOptions",
      inside: { categories: "SelectorOption[]", brands: "SelectorOption[]" },
      none: "paramOptions",
    },
    SelectorOption: { none: "url otherOptions" },
    Category: {
      record: true,
      none: "commissionRate image supportChannel parentTitle children brandList",
      // They come in their order.
      add: (own) => ({ sortOrder: own["sortOrder"] ?? 0 }),
      inside: { children: "Category[]", brandList: "Brand[]" },
    },
    Brand: { record: true, none: "name logo" },
    SeckillSlot: { inside: { seckillGoodsList: "SeckillGoods[]" } },
    SeckillGoods: { none: "point goodsImage salesNum" },
  },
  answers: {
    "goods.search": "Page<GoodsIndex>",
    "goods.related": "GoodsRelatedInfo",
    "goods.skuDetail": "SkuDetail",
    "goods.get": "Goods",
    "goods.categoryChildren": "Category[]",
    "footprint.list": "Page<GoodsIndex>",
    "seckill.today": "SeckillSlot[]",
    "seckill.byTimeline": "SeckillGoods[]",
  },
};

function tiersFor(tiers: unknown, { goodsId, id }: Fields): Fields[] | null {
  if (tiers === null || tiers === undefined) return null;
  return listOf(tiers).map((tier) => ({
    ...tier,
    id: `${textOf(id) || textOf(goodsId)}-${String(tier["num"])}`,
    goodsId,
    skuId: id,
  }));
}
