/**
 * Title and text of each message to buyers, by kind. `{name}` is filled in; a part in square brackets is left out if
 * its value is missing.
 */
export const notices = {
  ORDER_PAID: {
    title: "Payment received",
    content: "{store} has received {cents} for order {sn} and is getting it ready.",
  },
  ORDER_READY: {
    title: "Ready for pick-up",
    content: "Order {sn} from {store} is ready. Show the pick-up code from your order at the pick-up point.",
  },
  ORDER_PARTS_SHIPPED: {
    title: "Part of your order is on its way",
    content: "{store} has sent a parcel from order {sn}. Tracking number: {number}.[ Track it at {page}]",
  },
  ORDER_SHIPPED: {
    title: "Your order is on its way",
    content: "{store} has sent order {sn}. Tracking number: {number}.[ Track it at {page}]",
  },
  ORDER_ARRIVED: {
    title: "Your parcel has arrived",
    content: "Parcel {number} from order {sn} has been delivered. Check the items, then confirm receipt.",
  },
  COUPON_LOST: {
    title: "A coupon no longer applies",
    content:
      "You cancelled an order that shared a coupon with order {sn}. What is left does not reach the coupon's minimum, so order {sn} is now {cents}. The coupon is back in your coupons.",
  },
  ORDER_EXPIRED: {
    title: "Order closed",
    content:
      "Order {sn} from {store} was closed because it was not paid in time. Any coupons you used have been returned.",
  },
  TRANSFER_MISSING: {
    title: "Your bank transfer has not arrived",
    content:
      "We have not received your bank transfer for order {sn} from {store}, so the order was closed. Any coupons you used have been returned. If you sent the money, it will go into your wallet when it arrives.",
  },
  ORDER_CLOSED: {
    title: "Order closed by the store",
    content: "{store} has closed order {sn}. Reason: {reason}",
  },
  ORDER_COMPLETED: {
    title: "Order completed",
    content: "Order {sn} from {store} is complete. Write a review to help other buyers.",
  },
  AFTER_SALE_AGREED: {
    title: "Refund approved",
    content: "The store approved request {sn}. Your refund is on its way.",
  },
  AFTER_SALE_RETURN: {
    title: "Send your return",
    content: "The store approved request {sn}. Send the items back within 7 days and add the tracking number.",
  },
  AFTER_SALE_REFUSED: {
    title: "Request declined",
    content: "The store declined return or refund request {sn}[: {reason}].",
  },
  AFTER_SALE_RETURN_REFUSED: {
    title: "Return not accepted",
    content: "The store did not accept the items you returned for request {sn}[: {reason}].",
  },
  AFTER_SALE_LAPSED: {
    title: "Request closed",
    content: "Request {sn} was closed because the items were not sent back in time.",
  },
  REFUND_TO_WALLET: { title: "Refund received", content: "{cents} for request {sn} has been added to your wallet." },
  REFUND_TO_PAYER: {
    title: "Refund sent",
    content: "{cents} for request {sn} is on its way back to your original payment method.",
  },
  PAID_BACK_TO_WALLET: {
    title: "Money paid back",
    content: "{store} has paid back {cents} of order {sn}. It has been added to your wallet. Reason: {reason}",
  },
  PAID_BACK_TO_PAYER: {
    title: "Money paid back",
    content:
      "{store} has paid back {cents} of order {sn}. It is on its way to your original payment method. Reason: {reason}",
  },
  CANCELLED_TO_WALLET: {
    title: "Order cancelled",
    content: "Order {sn} is cancelled, as you asked. {cents} has been added to your wallet.",
  },
  CANCELLED_TO_PAYER: {
    title: "Order cancelled",
    content: "Order {sn} is cancelled, as you asked. {cents} is on its way to your original payment method.",
  },
  REFUND_KEPT: {
    title: "Refund added to your wallet",
    content: "We couldn't return {cents} to your original payment method, so we have added it to your wallet.",
  },
  REFUND_TO_BANK: {
    title: "Refund transferred",
    content: "{cents} for request {sn} has been transferred to your bank account.",
  },
  COMPLAINT_ANSWERED: {
    title: "The store replied to your complaint",
    content: "{store} replied to your complaint about order {sn}. The platform decides next.",
  },
  COMPLAINT_RULED: {
    title: "We have decided on your complaint",
    content: "Our decision on your complaint about order {sn}: {ruling}",
  },
  WITHDRAWAL_PAID: { title: "Withdrawal paid out", content: "{cents} from withdrawal {sn} has been paid out." },
  WITHDRAWAL_FAILED: {
    title: "Withdrawal failed",
    content: "{cents} from withdrawal {sn} has been returned to your wallet: {reason}",
  },
  RECHARGE_MISSING: {
    title: "Your top-up has not arrived",
    content:
      "We have not received your bank transfer of {cents} for top-up {sn}. If you sent the money, it will go into your wallet when it arrives.",
  },
  RECHARGE_CREDITED: { title: "Wallet topped up", content: "{cents} from top-up {sn} has been added to your wallet." },
  EVALUATION_ANSWERED: {
    title: "A store replied to your review",
    content: "{store} replied to your review of “{goods}”: {reply}",
  },
  BACK_IN_STOCK: { title: "Back in stock", content: "“{goods}” is in stock again. You asked us to tell you." },
  PRICE_FELL: { title: "Lower price", content: "“{goods}” now costs {cents} each. You asked us to tell you." },
  DISTRIBUTION_ACCEPTED: {
    title: "You're in the referral programme",
    content: "Your application was accepted. Share items to earn commission.",
  },
  DISTRIBUTION_REFUSED: {
    title: "Referral application declined",
    content: "Your application was not accepted. You can apply again.",
  },
  DISTRIBUTION_ENDED: {
    title: "Referrals ended",
    content: "You are no longer in the referral programme. You can still see what you earned.",
  },
  COMMISSION_PAID: {
    title: "Commission received",
    content: "{cents} from commission withdrawal {sn} has been added to your wallet.",
  },
  COMMISSION_REFUSED: {
    title: "Commission withdrawal declined",
    content: "{cents} from commission withdrawal {sn} is available to withdraw again.",
  },
  STORE_ACCEPTED: { title: "Your store is open", content: "Your application was accepted: {name} is open." },
  STORE_REFUSED: {
    title: "Store application declined",
    content: "Your application for {name} was not accepted[: {reason}]. You can change it and apply again.",
  },
  STORE_CLOSED: { title: "Your store has been closed", content: "The platform has closed {name}[: {reason}]." },
  STORE_REOPENED: { title: "Your store is open again", content: "The platform has reopened {name}." },
};
