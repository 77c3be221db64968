"use client";
import { clsx } from "clsx";
import { type ComponentPropsWithRef, useId } from "react";
import { recordOf, textOf } from "../../internal/given.ts";
import { Tag } from "../../primitives/Tag/index.ts";
import { useMessages } from "../../runtime/index.ts";
import * as styles from "./AddressCard.css.ts";

/** A delivery address. */
export interface AddressSummary {
  readonly id: string;
  /** Name of the recipient. */
  readonly name: string;
  readonly mobile: string;
  /** The full address as one text. */
  readonly place: string;
  /** Short label such as "Shop". */
  readonly alias?: string | undefined;
  readonly isDefault?: boolean | undefined;
}

/** Props of {@link AddressCard}. */
export interface AddressCardProps extends Omit<ComponentPropsWithRef<"div">, "children"> {
  /** The address to show. */
  address: AddressSummary;
  /** Name of the radio group that the cards share. */
  group: string;
  /** Whether this address is chosen. @default false */
  checked?: boolean | undefined;
  /** Called when the buyer picks it by a click, a tap or the arrow keys. */
  onCheckedChange?: ((event: { address: AddressSummary; checked: boolean }) => void) | undefined;
  /** Called when "Edit" is pressed. Without it there is no such button. */
  onEdit?: ((event: { address: AddressSummary }) => void) | undefined;
}

/** A radio card with an address. For other choices use `RadioCards`. */
export function AddressCard({
  address: given,
  group,
  checked = false,
  onCheckedChange,
  onEdit,
  className,
  ...rest
}: AddressCardProps) {
  const address = recordOf(given);
  const { address: words } = useMessages();
  const id = useId();
  const { mobile, alias, isDefault } = address;
  const [name, place] = [textOf(address.name), textOf(address.place)];
  return (
    <div
      data-component="AddressCard"
      data-checked={checked || undefined}
      {...rest}
      className={clsx(styles.root, className)}
    >
      <input
        type="radio"
        id={id}
        name={group}
        value={address.id}
        checked={checked}
        aria-describedby={`${id}-place`}
        className={styles.radio}
        onChange={(event) => onCheckedChange?.({ address, checked: event.currentTarget.checked })}
      />
      <label htmlFor={id} className={styles.target}>
        <span className={styles.name}>{name}</span>
        {alias ? <Tag tone={checked ? "brand" : "neutral"}>{alias}</Tag> : null}
        {isDefault ? <Tag tone="neutral">{words.isDefault}</Tag> : null}
      </label>
      <p id={`${id}-place`} className={styles.facts}>
        <span className={styles.mobile}>{mobile}</span>
        <span>{place}</span>
      </p>
      {onEdit ? (
        <button
          type="button"
          aria-label={words.edit({ name, place })}
          className={styles.edit}
          onClick={() => onEdit({ address })}
        >
          {words.change}
        </button>
      ) : null}
    </div>
  );
}
