import { IconButton } from "@sundry/ui/primitives/IconButton";
import { Search } from "lucide-react";
import { useState } from "react";
import * as styles from "./listPage.css.ts";

interface ListSearchProps {
  /** What is looked for: the name of the box and what stands in it while it is empty. */
  label: string;
  /** Name of the search and of its button. */
  action: string;
  /** The keyword in force. */
  keyword: string;
  onSearch: (keyword: string) => void;
}

/** Searches a list of the member centre; an empty keyword shows all of it again. */
export function ListSearch({ label, action, keyword, onSearch }: ListSearchProps) {
  const [typed, setTyped] = useState(keyword);
  return (
    <form
      role="search"
      aria-label={action}
      className={styles.search}
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(typed.trim());
      }}
    >
      <input
        type="search"
        aria-label={label}
        placeholder={label}
        maxLength={140}
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
