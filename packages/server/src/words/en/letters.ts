/** Letters to buyers: emails about their orders and their account. */
export const letters = {
  madeToOrder: (count: number, all: number) =>
    count < all ? `${count} ${count === 1 ? "piece" : "pieces"} made to order` : "made to order",
  number: (sn: string) => `Order ${sn}`,
  view: (count: number): string => (count === 1 ? "View your order" : "View your orders"),
  viewCase: "View your request",
  viewWallet: "View your wallet",
  pay: "Pay now",
  parcel: "Parcel",
  track: "Track your parcel",
  review: "When everything is as it should be, tell other buyers: you can write a review from your order.",
  about: (title: string, sn: string) => `${title}: ${sn}`,
  delivery: "Delivery address",
  pickup: "Pick-up point",
  sums: {
    goods: "Items",
    freight: "Shipping",
    discount: "Store offers",
    coupon: "Coupons",
    points: "Points",
    total: "Total",
    taxIncluded: (percent: number, name: string) => `Includes ${percent}% ${name}`,
    taxAdded: (percent: number, name: string) => `${percent}% ${name}`,
  },
  invoice: "Invoice",
  taxNumber: (number: string) => `Our tax number: ${number}`,
  time: (time: string, zone: string) => `${time} ${zone}`,
  /** Numbers of several orders, in a subject. */
  others: (sn: string, count: number) => `${sn} and ${count} more`,
  placed: {
    subject: (sns: string) => `We have received your order ${sns}`,
    title: "Thank you for your order",
    unpaid: (amount: string, time: string) =>
      `Pay ${amount} by ${time}. If we don't receive it by then, the order closes.`,
    alreadyPaid: "You have paid for it. We'll email you when it is on its way.",
    free: "There is nothing to pay.",
  },
  paid: {
    subject: (sns: string) => `We have received your payment for order ${sns}`,
    title: "We have received your payment",
    method: (amount: string, how: string) => `You paid ${amount}. Payment method: ${how}.`,
    next: "We're getting your order ready. We'll email you when it is on its way.",
    nextPickup: "Your order has a code. Show it when you collect your order.",
  },
  passwordChanged: {
    title: "Your password was changed",
    text: (time: string) => `The password of your account was changed on ${time}. You are logged out on all devices.`,
    notYou: "If this was not you, reset your password now, then contact us.",
    action: "Reset your password",
  },
  newDevice: {
    title: "New login to your account",
    text: (time: string) =>
      `Somebody logged in to your account on ${time}, on a device that you have not used here before.`,
    notYou:
      "If this was you, you don't need to do anything. If it was not, change your password now: this logs out all devices.",
    action: "Change your password",
    device: "Device",
  },
  accountClosing: {
    title: "Your account will close",
    text: (time: string) =>
      `You asked us to close your account. It closes on ${time}. Until then, you can log in and keep it.`,
    notYou: "If this was not you, log in, keep your account and change your password.",
    action: "Keep your account",
  },
  accountClosed: {
    title: "Your account is closed",
    text: "We have closed your account, as you asked. Your name, addresses, mobile number and email address are being erased.",
    kept: "Your orders and payments stay in our books without your name.",
  },
  end: "Stop these emails",
  off: {
    title: "Stop emails about your orders?",
    text: "You won't get emails about parcels, pick-ups and decisions on returns any more. Emails about orders, payments, refunds and the safety of your account still come.",
    action: "Stop these emails",
    done: "You won't get these emails any more",
    doneText: "You can turn them on again in the shop, in your account security.",
    home: "Go to the shop",
  },
  why: {
    order: "You are getting this email because you placed an order with us.",
    account: "You are getting this email because you have an account with us.",
    closed: "You are getting this email because you had an account with us. It is the last one.",
  },
};
