import type { ShopCommand } from "../command.ts";
import { actCommands } from "./acts.ts";
import { backupCommands } from "./backups.ts";
import { fileCommands } from "./files.ts";
import { initCommands } from "./init.ts";
import { productCommands } from "./products.ts";
import { reconcileCommands } from "./reconcile.ts";

/** Everything that `npm run shop` can do. A new area adds its list here. */
export const shopCommands: readonly ShopCommand[] = [
  ...initCommands,
  ...productCommands,
  ...fileCommands,
  ...actCommands,
  ...reconcileCommands,
  ...backupCommands,
];
