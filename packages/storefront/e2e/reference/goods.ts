import { entity } from "./entity.ts";

/** Goods of the marketplace in these journeys: one store, two products. */
export interface Product {
  goodsId: string;
  skuId: string;
  name: string;
  /** Units of the currency. */
  price: number;
  stock: number;
  colour: string;
}

export const store = { storeId: "9001", storeName: "Harbour Goods" };

export const teapot: Product = {
  goodsId: "7001",
  skuId: "8001",
  name: "Stoneware teapot",
  price: 128.5,
  stock: 40,
  colour: "Ash grey",
};
export const mug: Product = {
  goodsId: "7002",
  skuId: "8002",
  name: "Stoneware mug",
  price: 32,
  stock: 200,
  colour: "Sand",
};

export const products = [teapot, mug];

export function productOf(skuId: unknown): Product {
  const found = products.find((product) => product.skuId === skuId);
  if (!found) throw new Error(`no product has the SKU ${String(skuId)}`);
  return found;
}

const onSale = ({ goodsId, skuId, name, price, stock }: Product) => ({
  ...store,
  id: skuId,
  goodsId,
  goodsName: name,
  price,
  quantity: stock,
  marketEnable: "UPPER",
  authFlag: "PASS",
  salesModel: "RETAIL",
  goodsType: "PHYSICAL_GOODS",
  categoryPath: "1,11,111",
});

export const searchRow = (product: Product) => entity("GoodsIndex", { ...onSale(product), promotionMap: {} });

export const skuOf = (product: Product) => entity("GoodsSku", onSale(product));

export function skuDetailOf(product: Product) {
  const specs = [
    { specName: "Colour", specValue: product.colour, specType: 0, specImage: null },
    { specName: "images", specValue: null, specType: null, specImage: [] },
  ];
  return entity("SkuDetail", {
    data: entity("GoodsSkuDetail", { ...onSale(product), specList: specs, goodsGalleryList: [] }),
    specs: [{ skuId: product.skuId, quantity: product.stock, specValues: specs }],
    wholesaleList: [],
    promotionMap: {},
  });
}

export const categories = [
  entity("Category", {
    id: "1",
    name: "Kitchen",
    parentId: "0",
    level: 0,
    children: [entity("Category", { id: "11", name: "Tea and coffee", parentId: "1", level: 1, children: [] })],
  }),
];
