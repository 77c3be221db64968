import { type Asking, type Fields, ofBuyer, type ValueObject, type Values } from "./valueObject.ts";

/** That backend answers the day of sending under both names. */
const sentBack = (own: Fields, asking: Asking): Fields => ({
  ...ofBuyer(own, asking),
  mDeliverTime: own["mdeliverTime"] ?? null,
});

const afterSale: ValueObject = {
  record: true,
  none: "tradeSn goodsImage specs reason problemDesc afterSaleImage refundWay accountType bankAccountNumber bankAccountName bankDepositName auditRemark payOrderNo actualRefundPrice refundPoint refundTime mlogisticsNo mlogisticsCode mlogisticsName mdeliverTime",
  add: sentBack,
};

const complaint: ValueObject = {
  record: true,
  none: "images appealContent appealTime appealImages orderTime goodsPrice goodsImage freightPrice orderPrice logisticsNo consigneeName consigneeAddressPath consigneeMobile arbitrationResult",
  add: ofBuyer,
};

const evaluation: ValueObject = {
  record: true,
  none: "memberName memberProfile goodsImage orderNo images reply replyImage haveImage deliveryScore serviceScore descriptionScore",
  add: (own) => ({ createBy: own["memberName"] ?? "", status: "OPEN", haveReplyImage: false }),
};

/** Returns and refunds, complaints, reviews. */
export const afterSaleValues: Values = {
  objects: {
    AfterSale: afterSale,
    AfterSaleDetail: { ...afterSale, inside: { afterSaleAllowOperationVO: "AfterSaleAllowOperation" } },
    AfterSaleAllowOperation: { none: "buyerConfirm cancel" },
    AfterSaleApplyInfo: { none: "orderItemSn image goodsPrice accountType" },
    AfterSaleReason: { record: true },
    AfterSaleLog: { none: "createBy operatorId operatorType operatorName message" },
    StoreAfterSaleAddress: {
      none: "salesConsigneeName salesConsigneeMobile salesConsigneeAddressId salesConsigneeAddressPath salesConsigneeDetail",
    },
    Complaint: complaint,
    ComplaintDetail: {
      ...complaint,
      none: `${complaint.none} appealImagesList`,
      inside: { orderComplaintCommunications: "ComplaintCommunication[]" },
    },
    ComplaintCommunication: { record: true, none: "ownerName ownerId" },
    Evaluation: evaluation,
    // The buyer's own.
    OwnEvaluation: {
      ...evaluation,
      add: (own, asking) => ({ ...evaluation.add?.(own, asking), memberId: asking.memberId }),
    },
    EvaluationDetail: {
      ...evaluation,
      none: `${evaluation.none} evaluationImages replyEvaluationImages`,
      add: (own, asking) => ({ ...evaluation.add?.(own, asking), memberId: asking.memberId }),
    },
    EvaluationForm: { none: "orderItemSn grade content images deliveryScore serviceScore descriptionScore" },
  },
  answers: {
    "afterSale.list": "Page<AfterSaleDetail>",
    "afterSale.get": "AfterSaleDetail",
    "afterSale.apply": "AfterSale",
    "afterSale.cancel": "AfterSale",
    "afterSale.delivery": "AfterSale",
    "afterSale.applyInfo": "AfterSaleApplyInfo",
    "afterSale.reasons": "AfterSaleReason[]",
    "afterSale.logs": "AfterSaleLog[]",
    "afterSale.storeAddress": "StoreAfterSaleAddress",
    "complaint.create": "Complaint",
    "complaint.list": "Page<Complaint>",
    "complaint.get": "ComplaintDetail",
    "complaint.communicate": "ComplaintCommunication",
    "evaluation.add": "EvaluationForm",
    "evaluation.listForGoods": "Page<Evaluation>",
    "evaluation.listMine": "Page<OwnEvaluation>",
    "evaluation.get": "EvaluationDetail",
  },
};
