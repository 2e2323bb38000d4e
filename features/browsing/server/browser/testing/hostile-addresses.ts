/** Private places in the internet protocol's fourth version: this machine, networks, services of clouds. */
const inside = ["127.0.0.1", "10.0.0.1", "169.254.169.254", "192.168.1.1", "172.16.0.1", "100.64.0.1"];

/** The ways in which one address of four bytes may be written. */
function spellings(address: string): string[] {
  const bytes = address.split(".").map(Number);
  const [a = 0, b = 0, c = 0, d = 0] = bytes;
  const whole = ((a * 256 + b) * 256 + c) * 256 + d;
  const hex = (value: number) => `0x${value.toString(16)}`;
  const octal = (value: number) => `0${value.toString(8)}`;
  const groups = [a * 256 + b, c * 256 + d].map((group) => group.toString(16));
  return [
    address,
    `${address}.`,
    String(whole),
    hex(whole),
    octal(whole),
    bytes.map(hex).join("."),
    bytes.map(octal).join("."),
    `${a}.${(b * 256 + c) * 256 + d}`,
    `${a}.${b}.${c * 256 + d}`,
    `${hex(a)}.${octal(b)}.${c}.${d}`,
    bytes.map((byte) => `000${octal(byte)}`).join("."),
    address.replaceAll(".", "。"),
    [...address]
      .map((sign) => (/\d/.test(sign) ? String.fromCodePoint(0xff10 + Number(sign)) : sign))
      .join(""),
    address.replaceAll(".", "%2e"),
    `[::ffff:${address}]`,
    `[::ffff:${groups.join(":")}]`,
    `[0:0:0:0:0:ffff:${groups.join(":")}]`,
    `[::${address}]`,
    `[64:ff9b::${groups.join(":")}]`,
    `[2002:${groups.join(":")}::1]`,
  ];
}

/** Other names of this machine. */
const own = [
  ...["0", "0.0.0.0", "0x0", "[::1]", "[::]", "[0000::0001]"],
  ...["localhost", "LOCALHOST", "localhost.", "a.localhost", "ⓛocalhost", "%6cocalhost", "lo\u00adcalhost"],
];

const others = [
  ...["127.255.255.254", "224.0.0.1", "240.0.0.1", "255.255.255.255", "198.18.0.1"],
  ...["192.0.0.8", "192.0.2.1", "203.0.113.9", "168.63.129.16", "100.100.100.200"],
  ...["[fe80::1]", "[fc00::1]", "[fd12:3456::1]", "[ff02::1]", "[fec0::1]"],
  ...["[2001:db8::1]", "[100::1]", "[2001::1]", "[fd00:ec2::254]", "[64:ff9b:1::1]"],
];

const schemes = [
  ...["file:///etc/passwd", "ftp://HOST/", "gopher://HOST/_x", "data:text/html,x", "blob:http://HOST/x"],
  ...["javascript:fetch('http://HOST/')", "view-source:http://HOST/", "chrome://version", "about:config"],
  ...[
    "dict://HOST/x",
    "ldap://HOST/",
    "jar:http://HOST!/",
    "ws://HOST/",
    "wss://HOST/",
    "filesystem:http://HOST/x",
  ],
];

const tricks = [
  ...["http://example.com@HOST/", "http://example.com:80@HOST/", "http://u:p@HOST/", "http:\\\\HOST\\x"],
  ...[
    "http:/HOST/",
    "http:HOST/",
    "http:///HOST/",
    "ht\ntp://HOST/",
    "http://HO\tST/".replace("HO\tST", "HOST\t"),
  ],
  ...[" http://HOST/ ", "http://HOST/?http://example.com/", "http://HOST#@example.com/", "HTTP://HOST/"],
  ...[
    "http://HOST:22/",
    "http://HOST:0/",
    "http://HOST:65536/",
    "https://HOST:25/",
    "http://example.com:6379/",
  ],
  ...[
    "http://[::1%25lo]/",
    "http://[::1]x/",
    "http://exa mple.com/",
    "http://%00HOST/",
    "//HOST/",
    "http://",
  ],
];

/** Over 150 addresses that must never be dialled. `HOST` in them is a server that listens: `127.0.0.1:port`. */
export function hostileAddresses(host: string): string[] {
  const hosts = [...inside.flatMap(spellings), ...own, ...others];
  return [...hosts.map((name) => `http://${name}/`), ...addressesOf(host)];
}

/** Those that lead to this server, were they dialled: it would know. */
export function addressesOf(host: string): string[] {
  const port = host.split(":")[1] ?? "";
  return [
    ...[...spellings("127.0.0.1"), ...own].map((name) => `http://${name}:${port}/`),
    ...[...schemes, ...tricks].map((address) => address.replaceAll("HOST", host)),
  ];
}
