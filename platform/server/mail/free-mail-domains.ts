/** Public mail providers: people of one such domain need not know each other. */
export const freeMailDomains: ReadonlySet<string> = new Set(
  `
  126.com 139.com 163.com aim.com aliyun.com aol.com arcor.de att.net bellsouth.net bigpond.com bluewin.ch bol.com.br
  btinternet.com charter.net comcast.net cox.net daum.net duck.com earthlink.net eircom.net email.com email.cz
  fastmail.com fastmail.fm foxmail.com free.fr freenet.de gmail.com gmx.at gmx.ch gmx.com gmx.de gmx.net hanmail.net
  hey.com hotmail.co.uk hotmail.com hotmail.de hotmail.es hotmail.fr hotmail.it hushmail.com icloud.com inbox.com
  inbox.lv interia.pl laposte.net libero.it list.ru live.co.uk live.com live.de live.fr live.nl mac.com mail.com
  mail.de mail.ee mail.ru mailbox.org me.com msn.com naver.com o2.pl onet.pl optonline.net optusnet.com.au orange.fr
  outlook.com outlook.de outlook.es outlook.fr outlook.it pm.me posteo.de posteo.net proton.me protonmail.ch
  protonmail.com qq.com rambler.ru rediffmail.com rocketmail.com rogers.com runbox.com sapo.pt sbcglobal.net seznam.cz
  sfr.fr shaw.ca sina.com sky.com sympatico.ca t-online.de talktalk.net tiscali.it tuta.com tutanota.com tutanota.de
  uol.com.br verizon.net virgilio.it virginmedia.com wanadoo.fr web.de wp.pl ya.ru yahoo.ca yahoo.co.in yahoo.co.jp
  yahoo.co.uk yahoo.com yahoo.com.br yahoo.de yahoo.es yahoo.fr yahoo.it yandex.com yandex.ru yeah.net ymail.com
  ziggo.nl zoho.com
  `
    .trim()
    .split(/\s+/),
);
