import { createHash } from "node:crypto";
import { type Asked, ReferenceRefusal } from "../../../api/test/reference/backend.ts";
import { entity } from "./entity.ts";

export interface Member {
  id: string;
  username: string;
  mobile: string;
  /** Sent instead of the password. */
  passwordMd5: string;
  balance: number;
}

/** The code in every text message. */
export const sentCode = "112233";

const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
const md5 = (text: string) => createHash("md5").update(text).digest("hex");

/** Members, messages sent to them, and their tokens: as strict about puzzles and codes as the reference backend. */
export function createMembers() {
  const members: Member[] = [];
  const tokens = new Map<string, Member>();
  const passes = new Set<string>();
  const codes = new Set<string>();

  const purposeOf = ({ input, headers }: Asked, purpose = String(input["verificationEnums"])) =>
    `${purpose} ${headers.get("uuid")}`;
  const usePass = (asked: Asked, purpose: string) => {
    if (!passes.delete(purposeOf(asked, purpose))) throw new ReferenceRefusal(80204, "Solve the puzzle first");
  };

  function tokensOf(member: Member) {
    const seconds = Math.floor(Date.now() / 1000);
    const issue = (life: number) =>
      `${encoded({ alg: "HS256" })}.${encoded({ sub: member.username, exp: seconds + life, jti: tokens.size })}.sealed`;
    const accessToken = issue(1800);
    tokens.set(accessToken, member);
    return { accessToken, refreshToken: issue(3600) };
  }

  function add(username: string, mobile: string, passwordMd5: string): Member {
    const member = { id: `${5000 + members.length}`, username, mobile, passwordMd5, balance: 500 };
    members.push(member);
    return member;
  }

  return {
    /** Adds a member and logs them in, without the forms. */
    addLoggedIn(username: string, password: string) {
      return tokensOf(add(username, "13900000000", md5(password)));
    },
    /** The id of a member; empty if there is none. */
    idOf: (username: string) => members.find((member) => member.username === username)?.id ?? "",
    /** The sender of a request. */
    of({ headers }: Asked): Member {
      const member = tokens.get(headers.get("accessToken") ?? "");
      if (!member) throw new ReferenceRefusal(20003, "Not logged in");
      return member;
    },
    handlers: {
      "captcha.create": () =>
        entity("SliderCaptcha", {
          backImage: picture(300, 160, "#8fa6b8"),
          slidingImage: picture(60, 60, "#33475b"),
          originalWidth: 300,
          originalHeight: 160,
          sliderWidth: 60,
          sliderHeight: 60,
          randomY: 40,
        }),
      "captcha.check": (asked: Asked) => {
        passes.add(purposeOf(asked));
        return true;
      },
      "sms.send": (asked: Asked) => {
        usePass(asked, String(asked.input["verificationEnums"]));
        codes.add(`${purposeOf(asked)} ${String(asked.input["mobile"])}`);
        return null;
      },
      "session.register": (asked: Asked) => {
        const { username, mobilePhone, code, password } = asked.input;
        if (code !== sentCode || !codes.delete(`${purposeOf(asked, "REGISTER")} ${String(mobilePhone)}`))
          throw new ReferenceRefusal(80210, "Wrong code");
        return tokensOf(add(String(username), String(mobilePhone), String(password)));
      },
      "session.userLogin": (asked: Asked) => {
        usePass(asked, "LOGIN");
        const { username, password } = asked.input;
        const found = members.find((one) => one.username === username);
        if (!found || found.passwordMd5 !== password) throw new ReferenceRefusal(20010, "Wrong password");
        return tokensOf(found);
      },
    },
  };
}

/** A plain picture as a data URL. */
function picture(width: number, height: number, colour: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${colour}"/></svg>`;
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}`;
}
