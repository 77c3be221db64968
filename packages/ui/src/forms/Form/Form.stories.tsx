import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import * as z from "zod/mini";
import type { ShippedLocale } from "../../runtime/index.ts";
import { Frame } from "../../testing/Frame.tsx";
import { CheckboxField } from "../CheckboxField/index.ts";
import { PasswordField } from "../PasswordField/index.ts";
import { SubmitButton } from "../SubmitButton/index.ts";
import { TextField } from "../TextField/index.ts";
import type { ComponentGuide } from "../../testing/componentGuide.ts";
import { Form, type FormProps } from "./Form.tsx";

const words = {
  en: {
    name: "Username",
    password: "Password",
    agree: "I agree to the terms of use",
    send: "Register",
    noName: "Choose a user name.",
    short: "Use at least 8 characters.",
    disagreed: "Agree to the terms to register.",
  },
  zh: {
    name: "用户名",
    password: "密码",
    agree: "我已阅读并同意用户协议",
    send: "注册",
    noName: "请填写用户名",
    short: "密码至少8位",
    disagreed: "请先同意用户协议",
  },
} as const satisfies Record<ShippedLocale, Record<string, string>>;

const schemaIn = ({ noName, short, disagreed }: (typeof words)[ShippedLocale]) =>
  z.object({
    name: z.string().check(z.minLength(1, noName)),
    password: z.string().check(z.minLength(8, short)),
    agreed: z.boolean().check(z.refine((agreed) => agreed, disagreed)),
  });

type Registration = FormProps<ReturnType<typeof schemaIn>>;

/** Its page lists the props of `Form`. */
Register.displayName = "Form";

function Register({ locale = "en", ...rest }: Omit<Registration, "schema" | "children"> & { locale?: ShippedLocale }) {
  const text = words[locale];
  return (
    <Frame width="panel">
      <Form schema={schemaIn(text)} {...rest}>
        <TextField name="name" label={text.name} autoComplete="username" />
        <PasswordField name="password" label={text.password} autoComplete="new-password" help={text.short} />
        <CheckboxField name="agreed" label={text.agree} />
        <SubmitButton>{text.send}</SubmitButton>
      </Form>
    </Frame>
  );
}

/** What the page of the component says. */
const guide: ComponentGuide = {
  use: ["Whatever a buyer submits, with a schema that says what is valid."],
  avoid: [
    "Without react-hook-form: use `Field` with `Input` and others in a form of your own.",
    "For a search: use `SearchBox`.",
  ],
  anatomy: [
    ["Fields", "bound by their `name`"],
    ["Message", "what the server refused that belongs to no field"],
    ["Submit", "`SubmitButton`, at the end"],
  ],
  accessibility: [
    "After a submit the first invalid field gets the focus.",
    "The server's errors show at their fields; what belongs to none is an alert.",
    "Nothing that was typed is lost when a submit fails.",
  ],
};

const meta = {
  title: "Forms/Form",
  parameters: { guide },
  component: Register,
  args: {
    defaultValues: { name: "", password: "", agreed: false },
    onSubmit: fn<Registration["onSubmit"]>(() => undefined),
  },
} satisfies Meta<typeof Register>;
export default meta;

type Story = StoryObj<typeof meta>;

const filled = { name: "mei.tanaka", password: "carton of 240", agreed: true };

/** Nothing typed yet. */
export const Empty: Story = {};

/** Submitted with mistakes: each field shows its own error, and the first one has the focus. */
export const Faulty: Story = {
  play: async ({ args, canvasElement }) => {
    const form = within(canvasElement);
    await userEvent.click(form.getByRole("button", { name: "Register" }));
    await expect(await form.findByText("Choose a user name.")).toBeVisible();
    await expect(form.getByText("Agree to the terms to register.")).toBeVisible();
    await expect(form.getByRole("textbox", { name: "Username" })).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** The server refuses one field: the error shows there, and nothing typed is lost. */
export const RefusedField: Story = {
  args: {
    defaultValues: filled,
    onSubmit: fn<Registration["onSubmit"]>(() => [{ field: "name", message: "This name is taken. Choose another." }]),
  },
  play: async ({ canvasElement }) => {
    const form = within(canvasElement);
    await userEvent.click(form.getByRole("button", { name: "Register" }));
    const name = form.getByRole("textbox", { name: "Username" });
    await expect(await form.findByText("This name is taken. Choose another.")).toBeVisible();
    await expect(name).toHaveFocus();
    await expect(name).toHaveValue("mei.tanaka");
  },
};

/** The server refuses the form: the error shows above it and is read aloud. */
export const Refused: Story = {
  args: {
    defaultValues: filled,
    onSubmit: fn<Registration["onSubmit"]>(() => [{ message: "Registration is closed until 8:00 tomorrow." }]),
  },
  play: async ({ canvasElement }) => {
    const form = within(canvasElement);
    await userEvent.click(form.getByRole("button", { name: "Register" }));
    const alert = await form.findByRole("alert");
    await expect(alert).toHaveTextContent("Registration is closed");
    await waitFor(() => expect(alert).toHaveFocus());
  },
};

/** In Chinese. */
export const Chinese: Story = {
  args: { locale: "zh" },
  globals: { locale: "zh" },
  play: async ({ canvasElement }) => {
    const form = within(canvasElement);
    await userEvent.click(form.getByRole("button", { name: "注册" }));
    await expect(await form.findByText("请填写用户名")).toBeVisible();
  },
};
