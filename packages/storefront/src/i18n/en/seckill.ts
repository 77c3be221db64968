/** Words of the flash sale. */
export const words = {
  seckill: {
    title: "Flash sale",
    failed: "The flash sale did not load",
    goodsOf: "Goods of the {{time}} round",
    noGoods: "The goods of this round are not set yet.",
    noneTitle: "No flash sale today",
    noneText: "Rounds are set day by day. Those of tomorrow show up here at midnight, without reloading.",
    nextDayIn: "The next day begins in",
    toCoupons: "Look at the coupons",
  },
  reminder: {
    isSet: "Reminder set",
    remind: "Set a reminder",
    takeBack: "Take the reminder back",
    set: "You will be told at {{time}}, as long as this browser has the shop open.",
    removed: "Reminder taken back",
    due: "On now: {{name}}",
    look: "Look",
  },
};
