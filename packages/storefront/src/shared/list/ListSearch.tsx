import { IconButton } from "@sundry/ui/primitives/IconButton";
import { useTextLimit } from "@sundry/ui/runtime";
import Search from "lucide-react/icons/search";
import { useRef, useState } from "react";
import * as styles from "./listPage.css.ts";

interface ListSearchProps {
  /** Label and placeholder of the search box. */
  label: string;
  /** Name of the search and of its button. */
  action: string;
  /** The keyword of the current search. */
  keyword: string;
  onSearch: (keyword: string) => void;
}

/** Searches a list of the member centre. An empty keyword shows the whole list. */
export function ListSearch({ label, action, keyword, onSearch }: ListSearchProps) {
  const [typed, setTyped] = useState(keyword);
  const box = useRef<HTMLInputElement>(null);
  const longest = useTextLimit();
  return (
    <form
      role="search"
      aria-label={action}
      className={styles.search}
      onSubmit={(event) => {
        event.preventDefault();
        // What is in the box, also if it was filled in without an event.
        onSearch((box.current?.value ?? typed).trim());
      }}
    >
      <input
        ref={box}
        type="search"
        aria-label={label}
        placeholder={label}
        maxLength={longest}
        value={typed}
        className={styles.searchInput}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <IconButton type="submit" label={action}>
        <Search />
      </IconButton>
    </form>
  );
}
