import {
  addEvaluation,
  answerComplaint,
  applyAfterSale,
  type Buyer,
  casePage,
  casesOfLine,
  confirmReturn,
  decideAfterSale,
  evaluationPage,
  fileComplaint,
  itemsOf,
  replyToEvaluation,
  addBuyerMessage,
  addComplaintMessage,
  sendBack,
  type Services,
  advanceComplaint,
  type Tx,
  wallTime,
} from "@sundry/server/marketplace";
import type { CaseStep } from "./data/demoCases.ts";
import { idOf } from "./ids.ts";

const lang = "en";
const firstOne = { page: 1, size: 1, offset: 0 };

/** Plays a step after an order of the demo buyer, through the services of real cases. */
export async function followUp(tx: Tx, services: Services, buyer: Buyer, sn: string, step: CaseStep): Promise<void> {
  const item = (await itemsOf(tx, [sn]))[step.line];
  if (!item) throw new Error(`A demo order has no line ${step.line}.`);
  const { goodsId, skuId } = item;
  const reader = { lang, zone: services.config.shopZone } as const;
  const complaint = async () => {
    const { rows } = await casePage(tx, { memberId: buyer.id, orderSn: sn }, firstOne);
    return known(rows[0]).complaint.id;
  };
  const afterSale = async () => known((await casesOfLine(tx, item.sn)).at(-1)).sn;
  switch (step.does) {
    case "apply": {
      const { kind: serviceType, num, reason, text: problemDesc } = step;
      await applyAfterSale(tx, services, buyer, { orderItemSn: item.sn, serviceType, num, reason, problemDesc }, lang);
      return;
    }
    case "agree":
    case "refuse":
      await decideAfterSale(tx, services, await afterSale(), { pass: step.does === "agree", remark: step.text });
      return;
    case "send-back": {
      const mDeliverTime = wallTime(services.clock.now(), services.config.shopZone).day;
      const parcel = { logisticsId: idOf("carrier", step.carrier), logisticsNo: step.number, mDeliverTime };
      await sendBack(tx, services, buyer, { afterSaleSn: await afterSale(), ...parcel }, lang);
      return;
    }
    case "take-back":
      await confirmReturn(tx, services, await afterSale());
      return;
    case "complain": {
      const words = { complainTopic: step.topic, content: step.text };
      await fileComplaint(tx, services, reader, buyer, { orderSn: sn, goodsId, skuId, ...words });
      return;
    }
    case "answer":
      return answerComplaint(tx, services, { id: await complaint(), content: step.text });
    case "talk":
      return advanceComplaint(tx, services, { id: await complaint(), state: "COMMUNICATION" });
    case "say":
      await addBuyerMessage(tx, services, reader, buyer, { complainId: await complaint(), content: step.text });
      return;
    case "say-as-store":
    case "say-as-platform": {
      const speaker = step.does === "say-as-store" ? "STORE" : "PLATFORM";
      return addComplaintMessage(tx, services, { id: await complaint(), speaker, content: step.text });
    }
    case "review": {
      const scores = { descriptionScore: step.stars, serviceScore: step.stars, deliveryScore: step.stars };
      const opinion = { grade: "GOOD", content: step.text, ...scores } as const;
      await addEvaluation(tx, services, buyer, { orderItemSn: item.sn, goodsId, skuId, ...opinion });
      return;
    }
    case "reply": {
      const [written] = await evaluationPage(tx, { memberId: buyer.id, orderItemSn: item.sn }, firstOne);
      return replyToEvaluation(tx, services, { id: known(written).evaluation.id, reply: step.text });
    }
  }
}

/** The result of an earlier step of the story. */
function known<T>(found: T | undefined): T {
  if (found === undefined) throw new Error("A demo story goes on with a case that nobody opened.");
  return found;
}
