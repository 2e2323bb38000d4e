/** Domains of the best-known disposable-mail services. Settings add and remove domains. */
export const disposableDomains: ReadonlySet<string> = new Set(
  `
  0-mail.com 10mail.org 10minutemail.com 10minutemail.net 20minutemail.com 33mail.com anonbox.net anonymbox.com
  bccto.me burnermail.io byom.de crazymailing.com deadaddress.com discard.email discardmail.com
  discardmail.de dispostable.com dropmail.me emailfake.com emailondeck.com emailtemporario.com.br fakeinbox.com
  fakemail.net fakemailgenerator.com filzmail.com generator.email getairmail.com getnada.com grr.la guerrillamail.biz
  guerrillamail.com guerrillamail.de guerrillamail.info guerrillamail.net guerrillamail.org guerrillamailblock.com
  harakirimail.com incognitomail.org inboxbear.com inboxkitten.com jetable.org kasmail.com kurzepost.de
  linshiyouxiang.net luxusmail.org mail-temp.com mail-temporaire.fr mail7.io mailcatch.com maildrop.cc mailexpire.com
  mailforspam.com mailinator.com mailinator.net mailinator2.com mailmoat.com mailnesia.com mailnull.com mailpoof.com
  mailsac.com mailshell.com mailtemp.net mailtothis.com mintemail.com minuteinbox.com mohmal.com moakt.cc moakt.com
  mt2015.com mvrht.net mytemp.email mytrashmail.com nada.email nowmymail.com objectmail.com one-time.email
  owlymail.com pokemail.net proxymail.eu rcpt.at sharklasers.com sneakemail.com sogetthis.com spam4.me spambog.com
  spambox.us spamex.com spamfree24.org spamgourmet.com spamhole.com spaml.de suremail.info tempail.com temp-mail.io
  temp-mail.org tempe-mail.com tempinbox.com tempmail.dev tempmail.net tempmail.plus tempmailaddress.com tempmailo.com
  tempr.email throwam.com throwawaymail.com tmail.io tmailor.com tmpmail.net tmpmail.org trash-mail.com trash-mail.de
  trashmail.com trashmail.de trashmail.me trashmail.net trashmail.org trashmail.ws trbvm.com wegwerfmail.de
  wegwerfmail.net wegwerfmail.org yopmail.com yopmail.fr yopmail.net zetmail.com
  `
    .trim()
    .split(/\s+/),
);
