"use client";
import { clsx } from "clsx";
import ChevronDown from "lucide-react/icons/chevron-down";
import * as Radix from "radix-ui/accordion";
import { type ComponentPropsWithRef, type ReactNode, useState } from "react";
import { listOf, recordsOf } from "../../internal/given.ts";
import { ownText } from "../../internal/ownText.tsx";
import { useDirection } from "../../runtime/DirectionProvider.tsx";
import type { HeadingLevel } from "../Heading/index.ts";
import * as styles from "./Accordion.css.ts";

/** A section of an {@link Accordion}. */
export interface AccordionItem {
  /** Name in code. */
  readonly value: string;
  /** The heading, always in view. */
  readonly label: ReactNode;
  /** What is folded away. */
  readonly content: ReactNode;
  /** @default false */
  readonly disabled?: boolean | undefined;
}

/** Props of {@link Accordion}. */
export interface AccordionProps
  extends Omit<ComponentPropsWithRef<"div">, "children" | "defaultValue" | "onChange" | "dir"> {
  /** The sections, in order. */
  items: readonly AccordionItem[];
  /** Values of the open sections. */
  value?: readonly string[] | undefined;
  /** The sections that are open at first, if uncontrolled. @default [] */
  defaultValue?: readonly string[] | undefined;
  /** Called with the values of the open sections. */
  onValueChange?: ((event: { value: readonly string[] }) => void) | undefined;
  /** Whether opening one section leaves the others open. @default true */
  multiple?: boolean | undefined;
  /** Level of the headings. @default 3 */
  headingLevel?: HeadingLevel | undefined;
}

/** Sections that fold away, for what most readers skip, such as questions and answers. For views of one place use `Tabs`. */
export function Accordion({
  items: given,
  value,
  defaultValue = [],
  onValueChange,
  multiple = true,
  headingLevel = 3,
  className,
  ...rest
}: AccordionProps) {
  const items = recordsOf(given);
  const direction = useDirection();
  const [own, setOwn] = useState(listOf(defaultValue));
  const open = value ?? own;
  const Heading = `h${headingLevel}` as const;
  const change = (next: readonly string[]) => {
    setOwn(next);
    onValueChange?.({ value: next });
  };
  return (
    <Radix.Root
      type="multiple"
      dir={direction}
      data-component="Accordion"
      {...rest}
      value={[...open]}
      onValueChange={(next) => change(multiple ? next : next.filter((section) => !open.includes(section)))}
      className={clsx(styles.root, className)}
    >
      {items.map((item) => (
        <Radix.Item
          key={item.value}
          value={item.value}
          disabled={item.disabled ?? false}
          data-part="item"
          className={styles.item}
        >
          <Radix.Header asChild>
            <Heading>
              <Radix.Trigger className={styles.trigger}>
                {ownText(item.label)}
                <ChevronDown aria-hidden="true" className={styles.chevron} />
              </Radix.Trigger>
            </Heading>
          </Radix.Header>
          <Radix.Content className={styles.content}>
            <div className={styles.words}>{item.content}</div>
          </Radix.Content>
        </Radix.Item>
      ))}
    </Radix.Root>
  );
}
