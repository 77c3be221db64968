/** Words for the flash sale. */
export const words = {
  seckill: {
    title: "Flash sale",
    failed: "Couldn't load the flash sale",
    of: "{{label}}: {{name}}",
    goodsOf: "Products in the {{time}} round",
    noGoods: "The products in this round haven't been announced yet.",
    noneTitle: "No flash sale today",
    noneText: "If there are rounds tomorrow, they will show here at midnight.",
    startsIn: "The {{time}} round starts in",
    noneTextIn: "If there are rounds tomorrow, they will show here at 00:00 {{zone}}.",
    nextDayIn: "Tomorrow starts in",
    toCoupons: "See coupons",
  },
  reminder: {
    isSet: "Reminder set",
    remind: "Remind me at {{time}}",
    remindShort: "Remind me",
    cancelOf: "{{name}}. Cancel reminder",
    set: "We'll remind you at {{time}} if you keep the shop open in this browser.",
    removed: "Reminder cancelled",
    nowOnSale: "Now on sale: {{name}}",
    view: "View",
  },
};
