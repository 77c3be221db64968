import { type GradedSentences, sentences } from "./sentences.ts";

/** Stores' replies, by the grade of the review. */
export const merchantReplies: GradedSentences = {
  good: sentences(
    ["Thank you. We will pass it on to the packing line.", "谢谢，我们会转告包装组的同事。"],
    ["Glad it sells. You're close to the next price step.", "卖得好就好，您离下一档价不远了。"],
    ["Thank you for counting. We weigh every carton twice.", "谢谢您清点，每箱我们都称两遍。"],
    ["See you next season. New colours come in March.", "下季见，三月有新色。"],
    ["We keep this shade number, so you can reorder it safely.", "这个色号会一直保留，放心补货。"],
    ["Thank you for coming back a third time.", "感谢第三次回购。"],
    ["A photo of your shelf would make our week.", "方便的话发张上架照，我们会高兴一整周。"],
    ["Noted with pleasure. We'll put shade cards in your next carton.", "收到，下一箱给您放色卡。"],
  ),
  moderate: sentences(
    ["Sorry for the crushed corner. From this month on the cartons are five-ply.", "外箱压瘪抱歉，本月起已换五层箱。"],
    ["You are right about the colour. We now ask before replacing one.", "颜色的事您说得对，以后换色一定先问。"],
    ["The port was closed for six days; we should have told you.", "港口封了六天，我们该提前告知的。"],
    ["Two pieces with marks are two too many. A credit is on its way.", "两件瑕疵也不应该，补款已办理。"],
    ["English labels are free; ask for them in the order note.", "英文标签免费，下单备注即可。"],
    ["Thank you for being frank. We have added a size photo to the page.", "谢谢直言，页面已补上尺寸对比图。"],
    [
      "Our team answers from 8:00 to 20:00; your message came at night and then slipped. Sorry.",
      "客服8点到20点在线，您的留言夜里进来后漏看了，抱歉。",
    ],
    ["A smaller trial pack is being prepared.", "小份试用装正在准备。"],
  ),
  worse: sentences(
    ["We are sorry. The missing six left this morning at our cost.", "非常抱歉，少发的六件今早已补寄，运费我们出。"],
    [
      "This should not have passed inspection. Full refund made, no return needed.",
      "这批不该放行，已全额退款，货不用退。",
    ],
    [
      "We sent the wrong version. A courier will collect it and bring the right one.",
      "是我们发错了款，快递会上门取回并换新。",
    ],
    ["Please accept our apology. The batch has been taken off sale.", "诚恳致歉，该批次已下架。"],
    ["A week for photos is too long. That step is now done within a day.", "照片审核一周太久，现已改为一天内处理。"],
    [
      "We missed your date and can't make up for it, but the freight is refunded.",
      "误了您的日子，无法弥补，运费已退回。",
    ],
    ["Thank you for reporting it. The store manager will call you today.", "感谢反馈，店长今天会给您去电。"],
  ),
};
