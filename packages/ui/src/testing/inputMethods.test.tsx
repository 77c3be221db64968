import { type ReactElement, type ReactNode, useState } from "react";
import { describe, expect, test, vi } from "vitest";
import { cdp, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { PriceRange } from "../commerce/PriceRange/index.ts";
import { QuantityStepper } from "../commerce/QuantityStepper/index.ts";
import { SearchBox } from "../commerce/SearchBox/index.ts";
import { CodeField } from "../forms/CodeField/index.ts";
import { ComboboxField } from "../forms/ComboboxField/index.ts";
import { PasswordField } from "../forms/PasswordField/index.ts";
import { TextAreaField } from "../forms/TextAreaField/index.ts";
import { TextField } from "../forms/TextField/index.ts";
import { CodeInput } from "../primitives/CodeInput/index.ts";
import { Input } from "../primitives/Input/index.ts";
import { PasswordInput } from "../primitives/PasswordInput/index.ts";
import { Textarea } from "../primitives/Textarea/index.ts";
import { FieldForm } from "./FieldForm.tsx";
import { Runtime } from "./Runtime.tsx";

type Send = (value: unknown) => void;

interface Sending {
  onSend: Send;
}

/** A form of the browser's own, which sends what its field holds. */
function PlainForm({ onSend, children }: Sending & { children: ReactNode }) {
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSend(new FormData(event.currentTarget).get("field"));
      }}
    >
      {children}
      <button type="submit">Save</button>
    </form>
  );
}

function Quantity({ onSend }: Sending) {
  const [value, setValue] = useState(1);
  return (
    <QuantityStepper
      value={value}
      onValueChange={(event) => {
        setValue(event.value);
        onSend(event.value);
      }}
    />
  );
}

function Search({ onSend }: Sending) {
  const [value, setValue] = useState("");
  return (
    <SearchBox
      label="Search"
      value={value}
      onValueChange={(event) => setValue(event.value)}
      onSearch={({ keyword }) => onSend(keyword)}
    />
  );
}

interface Kind {
  name: string;
  /** What is entered, and what is sent then. @default the same */
  text: string;
  sent?: unknown;
  /** The field in a form; `send` gets what the form sends. */
  build: (send: Send) => ReactElement;
  /** What sends it, if that is no button. */
  by?: "blur";
}

const code = { to: "email", accepts: () => false, waitUntil: () => 0, onSend: async () => undefined };
const inForm = (field: ReactElement) => (send: Send) => (
  <FieldForm onSubmit={({ field: value }) => send(value)}>{field}</FieldForm>
);
const plain = (field: ReactElement) => (send: Send) => <PlainForm onSend={send}>{field}</PlainForm>;

/** Every kind of field that takes text. */
const kinds: readonly Kind[] = [
  { name: "TextField", text: "18 Chouzhou Road", build: inForm(<TextField name="field" label="Street" />) },
  { name: "telephone", text: "13800138000", build: inForm(<TextField name="field" label="Phone" type="tel" />) },
  { name: "PasswordField", text: "a sound password", build: inForm(<PasswordField name="field" label="Password" />) },
  { name: "CodeField", text: "123456", build: inForm(<CodeField name="field" label="Code" {...code} />) },
  { name: "TextAreaField", text: "Is it dimmable?", build: inForm(<TextAreaField name="field" label="Message" />) },
  {
    name: "ComboboxField",
    text: "Norway",
    sent: "no",
    build: inForm(
      <ComboboxField
        name="field"
        label="Country"
        options={[
          { value: "no", label: "Norway" },
          { value: "cn", label: "China" },
        ]}
      />,
    ),
  },
  { name: "Input", text: "Chouzhou", build: plain(<Input name="field" aria-label="Street" />) },
  { name: "number", text: "240", build: plain(<Input name="field" type="number" aria-label="Pieces" />) },
  {
    name: "PasswordInput",
    text: "a sound password",
    build: plain(<PasswordInput name="field" aria-label="Password" />),
  },
  { name: "Textarea", text: "Is it dimmable?", build: plain(<Textarea name="field" aria-label="Message" />) },
  {
    name: "CodeInput",
    text: "123456",
    build: plain(<CodeInput name="field" aria-label="Code" {...code} />),
  },
  {
    name: "SearchBox",
    text: "umbrella",
    build: (send) => <Search onSend={send} />,
  },
  {
    name: "PriceRange",
    text: "240",
    sent: 240,
    build: (send) => <PriceRange min={undefined} max={undefined} onValueChange={({ min }) => send(min)} />,
  },
  {
    name: "QuantityStepper",
    text: "240",
    sent: 240,
    by: "blur",
    build: (send) => <Quantity onSend={send} />,
  },
];

const devtools = () => cdp() as unknown as { send: (method: string, values: object) => Promise<unknown> };

type Control = HTMLInputElement | HTMLTextAreaElement;

/** The middle of a control in the window that the devtools see, around the frame of the test. */
function middleOf(control: Control): { x: number; y: number } {
  const box = control.getBoundingClientRect();
  const frame = window.frameElement?.getBoundingClientRect() ?? { left: 0, top: 0, width: innerWidth };
  const scale = frame.width / innerWidth;
  return {
    x: frame.left + scale * (box.left + box.width / 2),
    y: frame.top + scale * (box.top + box.height / 2),
  };
}

const insert = (text: string) => devtools().send("Input.insertText", { text });

const ways: Readonly<Record<string, (control: Control, text: string, initial: string) => Promise<void>>> = {
  "spoken, as one event": async (_control, text) => {
    await insert(text);
  },
  "composed with an input method": async (_control, text) => {
    for (let length = 1; length <= text.length; length += 1)
      await devtools().send("Input.imeSetComposition", {
        text: text.slice(0, length),
        selectionStart: length,
        selectionEnd: length,
      });
    await insert(text);
  },
  pasted: async (control, text) => {
    const source = document.createElement("textarea");
    source.value = text;
    document.body.append(source);
    source.select();
    document.execCommand("copy");
    source.remove();
    control.focus();
    // What was left empty may have its value again: it is pasted over.
    await new Promise(requestAnimationFrame);
    control.select();
    await userEvent.keyboard("{Control>}v{/Control}");
  },
  dropped: async (control, text) => {
    const data = { items: [{ mimeType: "text/plain", data: text }], dragOperationsMask: 1 };
    for (const type of ["dragEnter", "dragOver", "drop"])
      await devtools().send("Input.dispatchDragEvent", { type, ...middleOf(control), data });
  },
  "taken back and put in again by keyboard": async (control, text, initial) => {
    await userEvent.keyboard(text);
    // The browser may take back more at once than was typed.
    for (let times = 0; !["", initial].includes(control.value) && times < 30; times += 1)
      await userEvent.keyboard("{Control>}z{/Control}");
    expect(["", initial]).toContain(control.value);
    for (let times = 0; control.value !== text && times < 30; times += 1)
      await userEvent.keyboard("{Control>}{Shift>}z{/Shift}{/Control}");
  },
  "filled in without an event": async (control, text) => {
    const prototype =
      control instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype;
    Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(control, text);
  },
};

async function start({ build, by }: Kind) {
  const send = vi.fn();
  const { container } = await render(<Runtime>{build(send)}</Runtime>);
  const control = container.querySelector<Control>("input,textarea");
  if (!control) throw new Error("There is no field.");
  const initial = control.value;
  await userEvent.clear(control);
  control.focus();
  const submit = async () => {
    // An open list would cover the button.
    if (by === "blur" || container.querySelector("[role=listbox]")) control.blur();
    if (by !== "blur") await userEvent.click(container.querySelector("[type=submit]") as HTMLElement);
  };
  return { container, control, initial, send, submit };
}

describe.each(kinds)("$name", (kind) => {
  const { text, sent = text } = kind;

  test.each(Object.entries(ways))("[EN-08] what is %s is shown and sent", async (_way, enter) => {
    const { container, control, initial, send, submit } = await start(kind);
    await enter(control, text, initial);
    await expect.poll(() => control.value).toBe(text);
    // Its label stands beside it, whoever filled it in.
    const box = control.getBoundingClientRect();
    for (const label of container.querySelectorAll("label"))
      expect(label.getBoundingClientRect().bottom).toBeLessThanOrEqual(box.top);
    await submit();
    await expect.poll(() => send).toHaveBeenLastCalledWith(sent);
    expect(send).toHaveBeenCalledTimes(1);
    expect(control.value).toBe(text);
  });

  test("[EN-08] a wheel over it changes nothing", async () => {
    const { control, send, submit } = await start(kind);
    await insert(text);
    for (const deltaY of [120, -120, -120])
      await devtools().send("Input.dispatchMouseEvent", {
        type: "mouseWheel",
        ...middleOf(control),
        deltaX: 0,
        deltaY,
      });
    expect(control.value).toBe(text);
    await submit();
    await expect.poll(() => send).toHaveBeenLastCalledWith(sent);
  });
});
