import { describe, expect, it } from "vitest";
import { sourceCode } from "../../.storybook/sourceCode.ts";

const folders = { Button: "primitives/Button", Price: "commerce/Price" };

describe("source of a story, as it is copied", () => {
  it("[UI-03] begins with the imports that it needs, of components and icons", () => {
    expect(sourceCode("<Button icon={<ShoppingCart />}>Add 12</Button>", folders)).toBe(
      `import ShoppingCart from "lucide-react/icons/shopping-cart";
import { Button } from "@sundry/ui/primitives/Button";

<Button icon={<ShoppingCart />}>Add 12</Button>`,
    );
  });

  it.each(["() => {}", "function noRefCheck() {}", "fn()", "noRefCheck"])(
    "[UI-03] leaves out a handler that stands for nothing: %s",
    (handler) => {
      expect(sourceCode(`<Price\n  onClick={${handler}}\n  value={3.48}\n/>`, folders)).toContain(
        "\n\n<Price\n  value={3.48}\n/>",
      );
    },
  );

  it("[UI-03] has its imports once, however often it is written", () => {
    const once = sourceCode("<Button>Add 12</Button>", folders);
    expect(sourceCode(once, folders)).toBe(once);
  });

  it("[UI-03] keeps a handler that does something", () => {
    const code = "<Button onClick={() => setOpen(true)}>Open</Button>";
    expect(sourceCode(code, folders)).toContain(code);
  });
});
