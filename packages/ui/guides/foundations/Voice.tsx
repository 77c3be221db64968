import { Table } from "../../src/primitives/Table/index.ts";
import { GuidePage, GuideSection } from "../GuidePage.tsx";

interface Advice {
  readonly place: string;
  readonly write: string;
  readonly avoid: string;
}

const english: readonly Advice[] = [
  { place: "Button", write: "Add 12", avoid: "Submit" },
  { place: "Empty page", write: "No orders yet", avoid: "Oops! Nothing to see here" },
  { place: "Error", write: "The card was declined. Use another card.", avoid: "Error 402: payment failed" },
  { place: "Limit", write: "This store sells it from 12 pieces on.", avoid: "Invalid quantity" },
  { place: "Wait", write: "Saving", avoid: "Please be patient while we process your request" },
  { place: "Question", write: "Delete this address?", avoid: "Are you sure you want to proceed?" },
];

const chinese: readonly Advice[] = [
  { place: "按钮", write: "加购12件", avoid: "提交" },
  { place: "空页面", write: "暂无订单", avoid: "哎呀，这里什么都没有" },
  { place: "出错", write: "该卡支付失败，请换一张卡", avoid: "错误402：支付失败" },
  { place: "限制", write: "12件起批", avoid: "数量不合法" },
  { place: "等待", write: "保存中", avoid: "请您耐心等待，系统正在处理您的请求" },
  { place: "询问", write: "删除这个地址？", avoid: "您确定要执行此操作吗？" },
];

function Examples({ caption, rows, words }: { caption: string; rows: readonly Advice[]; words: Advice }) {
  return (
    <Table
      caption={caption}
      captionHidden
      columns={[
        { id: "place", label: words.place, rowHeader: true, cell: ({ place }) => place },
        { id: "write", label: words.write, cell: ({ write }) => write },
        { id: "avoid", label: words.avoid, cell: ({ avoid }) => <s>{avoid}</s> },
      ]}
      rows={rows}
      rowKey={({ place }) => place}
    />
  );
}

/** How the shop speaks, in both languages. */
export function Voice() {
  return (
    <GuidePage
      overline="Foundations"
      title="Voice"
      lead="Short, plain and kind. Say what happened and what the buyer can do. A number is better than an adjective, and there are no exclamation marks."
    >
      <GuideSection title="English" text="Sentence case everywhere. Buttons begin with a verb.">
        <Examples
          caption="What to write in English"
          rows={english}
          words={{ place: "Where", write: "Write", avoid: "Not" }}
        />
      </GuideSection>
      <div lang="zh-CN">
        <GuideSection title="中文" text="像本地店铺一样说话，简短自然，不逐字翻译。">
          <Examples
            caption="中文文案示例"
            rows={chinese}
            words={{ place: "位置", write: "这样写", avoid: "不这样写" }}
          />
        </GuideSection>
      </div>
    </GuidePage>
  );
}
