import type { ShopCommand } from "../command.ts";
import { actCommands } from "./acts.ts";
import { backupCommands } from "./backups.ts";
import { fileCommands } from "./files.ts";
import { initCommands } from "./init.ts";
import { oneProductCommands } from "./product.ts";
import { productCommands } from "./products.ts";
import { reconcileCommands } from "./reconcile.ts";
import { salesCommands } from "./sales.ts";

/** Everything that `npm run shop` can do. A new area adds its list here. */
export const shopCommands: readonly ShopCommand[] = [
  ...initCommands,
  ...productCommands,
  ...oneProductCommands,
  ...fileCommands,
  ...actCommands,
  ...salesCommands,
  ...reconcileCommands,
  ...backupCommands,
];
