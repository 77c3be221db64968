import { wechatGateway } from "./support/gateways/wechat.ts";
import { providerTests } from "./support/gateways/providerTests.ts";
import { useShop } from "./support/shop.ts";

const clock = { now: () => Date.now() };
const gateway = wechatGateway(() => clock.now());
const shop = useShop({ payments: gateway.settings, sandboxCashier: false, currency: gateway.settings.currency });
clock.now = () => shop.clock.at;

providerTests(shop, gateway);
