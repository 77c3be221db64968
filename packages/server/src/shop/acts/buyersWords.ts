import { desc, eq, isNotNull, isNull } from "drizzle-orm";
import { evaluations, goods } from "#server/db/schema/catalogue.ts";
import { contactMessages } from "#server/db/schema/feedback.ts";
import { members } from "#server/db/schema/member.ts";
import type { Tx } from "#server/db/transaction.ts";
import { type Command, UsageError, wordAt } from "#server/market/command.ts";
import { linesBefore, markSeen, talkById, talkSummaries } from "#server/modules/aftercare/im/queries.ts";
import { type Entry, longest } from "./lists.ts";

/** Conversations with buyers, latest first. */
export async function listTalks(tx: Tx): Promise<Entry[]> {
  const found = await talkSummaries(tx, { reader: "STORE", limit: longest });
  return Promise.all(
    found.map(async ({ talk, last, unread }) => ({
      talk: talk.id,
      unread,
      buyer: await buyerNamed(tx, talk.memberId),
      at: talk.lastAt.toISOString(),
      last: last?.text ?? "",
    })),
  );
}

/** Shows the last lines of a conversation; they are read then. */
export const readTalk: Command = {
  name: "read",
  usage: "<talk>",
  does: "shows the last lines of a conversation",
  async run(tx, _services, called) {
    const id = wordAt(called, 0, "number of the talk");
    const talk = await talkById(tx, id);
    if (!talk) throw new UsageError(`There is no talk ${id}.`);
    const lines = await linesBefore(tx, talk.id, talk.length + 1, 100);
    await markSeen(tx, talk.id, "STORE", talk.length);
    const buyer = await buyerNamed(tx, talk.memberId);
    return lines
      .map(({ side, text, createdAt }) => `${createdAt.toISOString()}  ${side === "BUYER" ? buyer : "shop"}  ${text}`)
      .join("\n");
  },
};

async function buyerNamed(tx: Tx, id: string): Promise<string> {
  const [buyer] = await tx.select({ name: members.username }).from(members).where(eq(members.id, id));
  return buyer?.name ?? "";
}

/** Messages of the contact page, newest first, whether or not they were also sent by e-mail. */
export async function listContactMessages(tx: Tx): Promise<Entry[]> {
  const rows = await tx.select().from(contactMessages).orderBy(desc(contactMessages.createdAt)).limit(longest);
  return rows.map(({ createdAt, name, email, subject, content }) => ({
    at: createdAt.toISOString(),
    from: `${name} <${email}>`,
    subject,
    content: content.replaceAll("\n", " "),
  }));
}

/** Reviews, newest first: `open` has no answer of the shop yet, `answered` has one. */
export async function listReviews(tx: Tx, state: string | undefined): Promise<Entry[]> {
  const rows = await tx
    .select({ evaluation: evaluations, goodsName: goods.name })
    .from(evaluations)
    .innerJoin(goods, eq(goods.id, evaluations.goodsId))
    .where(
      state === undefined ? undefined : state === "OPEN" ? isNull(evaluations.reply) : isNotNull(evaluations.reply),
    )
    .orderBy(desc(evaluations.createdAt))
    .limit(longest);
  return rows.map(({ evaluation, goodsName }) => ({
    review: evaluation.id,
    grade: evaluation.grade,
    name: goodsName.en,
    buyer: evaluation.memberName,
    at: evaluation.createdAt.toISOString(),
    content: evaluation.content.en,
    reply: evaluation.reply?.en ?? "",
  }));
}
