export { TabbedGoods, type TabbedGoodsProps, type GoodsTab } from "./TabbedGoods.tsx";
