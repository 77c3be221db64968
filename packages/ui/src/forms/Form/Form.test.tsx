import { describe, expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import * as z from "zod/mini";
import { itBehavesLikeAComponent } from "../../testing/itBehavesLikeAComponent.tsx";
import { Runtime } from "../../testing/Runtime.tsx";
import { PasswordField } from "../PasswordField/index.ts";
import { SubmitButton } from "../SubmitButton/index.ts";
import { TextField } from "../TextField/index.ts";
import { Form, type FormProps } from "./Form.tsx";

const schema = z.object({
  name: z.string().check(z.minLength(1, "Choose a user name.")),
  password: z.string().check(z.minLength(8, "Use at least 8 characters.")),
});

type Props = FormProps<typeof schema>;

function Registration(props: Partial<Props>) {
  return (
    <Form schema={schema} defaultValues={{ name: "", password: "" }} onSubmit={() => undefined} {...props}>
      <TextField name="name" label="Username" />
      <PasswordField name="password" label="Password" />
      <SubmitButton>Register</SubmitButton>
    </Form>
  );
}

itBehavesLikeAComponent(Registration, {}, { name: "Form" });

async function start(props: Partial<Props> = {}) {
  const screen = await render(
    <Runtime>
      <Registration {...props} />
    </Runtime>,
  );
  return {
    screen,
    name: screen.getByRole("textbox", { name: "Username" }),
    password: screen.getByLabelText("Password", { exact: true }),
    send: () => screen.getByRole("button", { name: "Register" }).click(),
  };
}

/** A server response that the test gives when it chooses. */
function pendingAnswer() {
  const answers: ((faults: Awaited<ReturnType<Props["onSubmit"]>>) => void)[] = [];
  const onSubmit = vi.fn<Props["onSubmit"]>(() => new Promise((answer) => void answers.push(answer)));
  return { onSubmit, answer: (faults: Awaited<ReturnType<Props["onSubmit"]>>) => answers.shift()?.(faults) };
}

const sound = { name: "mei.tanaka", password: "carton of 240" };

describe("a form", () => {
  it("[VA-04] sends nothing while a field is invalid, says why at each, and focuses the first", async () => {
    const onSubmit = vi.fn();
    const { name, password, send } = await start({ onSubmit });
    await send();
    await expect.element(name).toHaveAccessibleDescription("Choose a user name.");
    await expect.element(password).toHaveAccessibleDescription("Use at least 8 characters.");
    await expect.element(name).toHaveFocus();
    await name.fill("mei.tanaka");
    await send();
    await expect.element(password).toHaveFocus();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it("[VA-04] shows an error when a field loses the focus, not during the first typing", async () => {
    const { screen, password } = await start();
    await password.click();
    await userEvent.keyboard("short");
    expect(screen.getByText("Use at least 8 characters.").elements()).toEqual([]);
    await userEvent.tab();
    await expect.element(password).toHaveAccessibleDescription("Use at least 8 characters.");
  });

  it("[VA-04] shows a refusal at its field, focuses it, and loses nothing", async () => {
    const { name, password, send } = await start({
      defaultValues: sound,
      onSubmit: () => [{ field: "name", message: "This name is taken." }],
    });
    await send();
    await expect.element(name).toHaveAccessibleDescription("This name is taken.");
    await expect.element(name).toHaveFocus();
    await expect.element(name).toHaveValue(sound.name);
    await expect.element(password).toHaveValue(sound.password);
  });

  it("[VA-04] shows a general refusal above the fields, read out and focused, each time", async () => {
    const { screen, name, send } = await start({
      defaultValues: sound,
      onSubmit: async () => [{ message: "Registration is closed." }, { message: "Come back tomorrow." }],
    });
    await send();
    const alert = screen.getByRole("alert");
    const lines = alert.getByRole("paragraph");
    await expect.element(lines.first()).toHaveTextContent("Registration is closed.");
    await expect.element(lines.last()).toHaveTextContent("Come back tomorrow.");
    await expect.element(alert).toHaveFocus();
    await name.click();
    await send();
    await expect.element(alert).toHaveFocus();
    await expect.element(name).toHaveValue(sound.name);
  });

  it("[VA-04] a refusal goes when the form is sent again", async () => {
    const { onSubmit, answer } = pendingAnswer();
    const { screen, send } = await start({ defaultValues: sound, onSubmit });
    await send();
    answer([{ message: "Registration is closed." }]);
    await expect.element(screen.getByRole("alert")).toBeVisible();
    await send();
    await expect.element(screen.getByRole("alert")).not.toBeInTheDocument();
    answer([]);
  });

  it("[VA-04] a second submit waits for the first, by button, by Enter and at the same moment", async () => {
    const { onSubmit, answer } = pendingAnswer();
    const { screen, name, send } = await start({ defaultValues: sound, onSubmit });
    const form = screen.container.querySelector("form") as HTMLFormElement;
    form.requestSubmit();
    form.requestSubmit();
    await expect.poll(() => onSubmit).toHaveBeenCalledOnce();
    await screen.getByRole("button", { name: "Register" }).click({ force: true });
    await name.click();
    await userEvent.keyboard("{Enter}");
    expect(onSubmit).toHaveBeenCalledOnce();
    answer([]);
    await expect.element(screen.getByRole("button", { name: "Register" })).not.toHaveAttribute("aria-busy");
    await send();
    await expect.poll(() => onSubmit).toHaveBeenCalledTimes(2);
    expect(onSubmit).toHaveBeenLastCalledWith({ values: sound });
    answer([]);
  });

  it("[VA-04] reports what has been typed so far, for a draft", async () => {
    const onDraft = vi.fn();
    const { name } = await start({ onDraft });
    await name.fill("mei");
    expect(onDraft).toHaveBeenLastCalledWith({ values: { name: "mei", password: "" } });
  });
});
