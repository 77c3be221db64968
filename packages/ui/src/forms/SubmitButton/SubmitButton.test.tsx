import { expect, it } from "vitest";
import { render } from "vitest-browser-react";
import * as z from "zod/mini";
import { itBehavesLikeAComponent } from "../../testing/itBehavesLikeAComponent.tsx";
import { Runtime } from "../../testing/Runtime.tsx";
import { Form } from "../Form/index.ts";
import { SubmitButton } from "./SubmitButton.tsx";

const nothing = z.object({});

itBehavesLikeAComponent(
  SubmitButton,
  { children: "Save" },
  {
    name: "Button",
    around: (button) => (
      <Form schema={nothing} defaultValues={{}} onSubmit={() => undefined}>
        {button}
      </Form>
    ),
  },
);

it("[VA-04] waits while the form is being sent, and can then be pressed again", async () => {
  let answer: () => void = () => undefined;
  const screen = await render(
    <Runtime>
      <Form
        schema={nothing}
        defaultValues={{}}
        onSubmit={() =>
          new Promise<void>((done) => {
            answer = done;
          })
        }
      >
        <SubmitButton>Save</SubmitButton>
      </Form>
    </Runtime>,
  );
  const button = screen.getByRole("button", { name: "Save" });
  await button.click();
  await expect.element(button).toHaveAttribute("aria-busy", "true");
  answer();
  await expect.element(button).not.toHaveAttribute("aria-busy");
});
