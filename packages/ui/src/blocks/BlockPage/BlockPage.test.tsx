import { type ComponentType, lazy } from "react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { render } from "vitest-browser-react";
import { itBehavesLikeAComponent } from "../../testing/itBehavesLikeAComponent.tsx";
import { Runtime } from "../../testing/Runtime.tsx";
import { type BlockError, BlockPage, type BlockPageProps, type BlockProps } from "./BlockPage.tsx";

function Words({ options, eager }: BlockProps) {
  if (options.crash) throw new Error("This block cannot be drawn.");
  return options.say ? <p data-eager={eager}>{String(options.say)}</p> : null;
}

const blocks = { words: Words, topAdvert: Words };
const words = (say: unknown) => ({ type: "words", options: { say } });
const crash = { type: "words", options: { crash: true } };

itBehavesLikeAComponent(BlockPage, { pageData: { list: [words("one")] }, blocks });

const page = (props: Partial<BlockPageProps>) => (
  <Runtime>
    <BlockPage pageData={{ list: [] }} blocks={blocks} {...props} />
  </Runtime>
);

async function show(list: unknown, props: Partial<BlockPageProps> = {}) {
  const onBlockError = vi.fn<(event: BlockError) => void>();
  const screen = await render(page({ pageData: { list }, onBlockError, ...props }));
  return {
    screen,
    onBlockError,
    faults: () => onBlockError.mock.calls.map(([fault]) => fault),
    said: () =>
      screen
        .getByRole("paragraph")
        .elements()
        .map(({ textContent }) => textContent),
    again: (next: Partial<BlockPageProps>) => screen.rerender(page({ onBlockError, ...next })),
  };
}

// React logs the crash of a block; this test expects it.
beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
});

describe("a page of blocks", () => {
  it("[BK-22] shows them in the order of its data, even the same type twice", async () => {
    const { said } = await show([words("one"), words("two"), words("one")]);
    expect(said()).toEqual(["one", "two", "one"]);
  });

  it("[BK-22] shows other data without a new build", async () => {
    const { said, again } = await show([words("one")]);
    await again({ pageData: JSON.stringify({ list: [words("two"), words("three")] }) });
    expect(said()).toEqual(["two", "three"]);
  });

  it("[BK-17] an unknown type renders nothing and is reported once, even if it appears again", async () => {
    const list = [{ type: "hologram" }, words("one"), { type: "hologram" }];
    const { said, faults, again } = await show(list);
    await again({ pageData: { list } });
    await again({ pageData: { list: [...list] } });
    expect(said()).toEqual(["one"]);
    expect(faults()).toEqual([{ path: "hologram", reason: "unknownType" }]);
  });

  it.each(["constructor", "toString", "__proto__"])("[BK-17] %s is an unknown type too", async (type) => {
    const { said, faults } = await show([JSON.parse(`{"type":"${type}"}`), words("one")]);
    expect(said()).toEqual(["one"]);
    expect(faults()).toEqual([{ path: type, reason: "unknownType" }]);
  });

  it("[BK-17] a block that crashes is left out alone and reported once", async () => {
    const { said, faults } = await show([words("one"), crash, words("two")]);
    expect(said()).toEqual(["one", "two"]);
    expect(faults()).toEqual([{ path: "words", reason: "crashed" }]);
  });

  it("[BK-17] a block that crashed is rendered again with other data", async () => {
    const { said, again } = await show([crash]);
    await again({ pageData: { list: [words("mended")] } });
    expect(said()).toEqual(["mended"]);
  });

  it.each(["{ not json", "", null, 7, { list: "x" }])(
    "[BK-17] %j is an empty page, reported once",
    async (pageData) => {
      const { said, onBlockError } = await show([], { pageData });
      expect(said()).toEqual([]);
      expect(onBlockError).toHaveBeenCalledOnce();
      expect(onBlockError.mock.calls[0]?.[0].reason).toBe("malformed");
    },
  );

  it("[BK-17] an empty block takes no space and leaves no gap", async () => {
    const { screen } = await show([words("one"), words(undefined), crash, words("two")]);
    const between = () => {
      const [one, two] = screen.getByRole("paragraph").elements();
      return Number(two?.getBoundingClientRect().top) - Number(one?.getBoundingClientRect().bottom);
    };
    const withNothingBetween = between();
    await screen.rerender(page({ pageData: { list: [words("one"), words("two")] } }));
    expect(between()).toBe(withNothingBetween);
  });

  it("[BK-22] leaves out ignored types without an error, and knows which block is first", async () => {
    const { screen, said, faults } = await show(
      [{ type: "topAdvert", say: "strip" }, { type: "navBar" }, words("one")],
      {
        ignoredTypes: ["topAdvert", "navBar"],
      },
    );
    expect(said()).toEqual(["one"]);
    expect(faults()).toEqual([]);
    await expect.element(screen.getByText("one")).toHaveAttribute("data-eager", "true");
  });

  it("[BK-22] waits for a lazy block without hiding the others", async () => {
    let arrive: (module: { default: ComponentType<BlockProps> }) => void = () => undefined;
    const Late = lazy(
      () =>
        new Promise<{ default: ComponentType<BlockProps> }>((done) => {
          arrive = done;
        }),
    );
    const { said } = await show([{ type: "late", options: { say: "late" } }, words("one")], {
      blocks: { ...blocks, late: Late },
    });
    expect(said()).toEqual(["one"]);
    arrive({ default: Words });
    await expect.poll(said).toEqual(["late", "one"]);
  });
});
