import { type AddressInfo, createServer, type Server } from "node:net";

/**
 * A minimal SMTP server on a free port. It keeps the letters it takes, and refuses all while `refuses` is true. Recipients
 * that start with `nobody` do not exist.
 */
export async function openSmtpServer() {
  const state = { letters: [] as string[], refuses: false };
  const server = smtpServer(state);
  await new Promise<void>((open) => server.listen(0, "127.0.0.1", open));
  const url = `smtp://127.0.0.1:${(server.address() as AddressInfo).port}?ignoreTLS=true`;
  return Object.assign(state, { url, close: () => new Promise((closed) => server.close(closed)) });
}

function smtpServer(state: { letters: string[]; refuses: boolean }): Server {
  return createServer((socket) => {
    let letter: string | undefined;
    const say = (line: string) => socket.write(`${line}\r\n`);
    say("220 ready");
    socket.setEncoding("utf8").on("data", (part: string) => {
      if (letter !== undefined) {
        letter += part;
        if (!letter.endsWith("\r\n.\r\n")) return;
        if (!state.refuses) state.letters.push(letter);
        letter = undefined;
        say(state.refuses ? "451 try again" : "250 taken");
      } else if (/^DATA/i.test(part)) {
        letter = "";
        say("354 go on");
      } else if (/^RCPT TO:<nobody/i.test(part)) say("550 no such user");
      else say(/^QUIT/i.test(part) ? "221 bye" : "250 ok");
    });
  });
}
