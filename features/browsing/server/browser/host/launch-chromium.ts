import { flushCompileCache } from "node:module";
import type { Browser } from "playwright-core";

interface Launch {
  chromiumPath: string;
  proxyPort: number;
  /** Its profile goes there. */
  folder: string;
  /** Of a process that is root. */
  uid: number | undefined;
}

interface Launched {
  browser: Browser;
  isSandboxed: boolean;
}

/**
 * What a page could use to get around the proxy, or to reach this machine: WebRTC, QUIC, look-ups of names,
 * extensions, background requests of the browser itself.
 */
function flags(proxyPort: number): string[] {
  return [
    `--proxy-server=http://127.0.0.1:${proxyPort}`,
    // Loopback goes through the proxy as well, which refuses it.
    "--proxy-bypass-list=<-loopback>",
    "--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1",
    "--force-webrtc-ip-handling-policy=disable_non_proxied_udp",
    "--webrtc-ip-handling-policy=disable_non_proxied_udp",
    "--disable-quic",
    "--dns-prefetch-disable",
    "--disable-extensions",
    "--disable-background-networking",
    "--disable-domain-reliability",
    "--disable-sync",
    "--no-pings",
    "--disable-gpu",
    "--disable-3d-apis",
    "--disable-remote-fonts=false",
    "--disable-features=WebRtcHideLocalIpsWithMdns,AsyncDns,DnsOverHttps,Prerender2,WebUSB,WebBluetooth,Serial,DirectSockets",
  ].filter((flag) => !flag.endsWith("=false"));
}

/**
 * Starts Chromium in its own sandbox. As root the whole process becomes the user of its session first, which cannot be
 * taken back. Where the system offers no sandbox, only such a user may go on without one.
 */
export async function launchChromium({ chromiumPath, proxyPort, folder, uid }: Launch): Promise<Launched> {
  // Loaded here, because only the process of a browser needs it.
  const { chromium } = await import("playwright-core");
  // While it may be written to, and before there is a page.
  flushCompileCache();
  const hasOwnUser = giveUpRights(uid);
  const launch = (chromiumSandbox: boolean) =>
    chromium.launch({
      executablePath: chromiumPath,
      chromiumSandbox,
      headless: true,
      handleSIGHUP: false,
      handleSIGINT: false,
      handleSIGTERM: false,
      artifactsDir: folder,
      timeout: 20_000,
      args: flags(proxyPort),
      env: { HOME: folder, TMPDIR: folder, PATH: "/usr/bin:/bin", LANG: "C.UTF-8" },
    });
  try {
    return { browser: await launch(true), isSandboxed: true };
  } catch (error) {
    if (hasOwnUser) return { browser: await launch(false), isSandboxed: false };
    throw new NoSandboxError("Chromium did not start in its sandbox.", { cause: error });
  }
}

/** Without the sandbox, a page that takes Chromium over would have the rights of this server. */
export class NoSandboxError extends Error {}

function giveUpRights(uid: number | undefined): boolean {
  if (process.getuid?.() !== 0) return false;
  if (uid === undefined) throw new Error("A session of root needs a user of its own.");
  process.setgroups?.([]);
  process.setgid?.(uid);
  process.setuid?.(uid);
  return true;
}
