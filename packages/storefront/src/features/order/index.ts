export { BoughtGoods } from "./BoughtGoods.tsx";
export { orderTone } from "./orderState.ts";
export { useWaitingOrders } from "./useWaitingOrders.ts";
