import {
  ACCOUNTS,
  CERTIFICATE,
  GREY,
  MAILBOXES,
  MAILS_PER_CONNECTION,
  MEMBER,
  MEMBERS,
  OURS,
  type Relay,
  SIZE_LIMIT,
} from './relay.ts';

/**
 * Postfix's own way to ask others about a mail (SMTPD_POLICY_README): puts some addresses off once, and takes leave of a
 * client that brings too many mails over one connection.
 */
const POLICY = `
count=0
while read -r line; do
  case $line in
    recipient=*) recipient=\${line#*=} ;;
    client_port=*)
      [ "\${line#*=}" = "$port" ] || count=0
      port=\${line#*=}
      ;;
    '')
      count=$((count + 1))
      answer=dunno
      if [ $count -gt ${MAILS_PER_CONNECTION} ]; then
        answer='421 4.7.0 Too many mails over this connection'
      elif [ "\${recipient#${GREY}}" != "$recipient" ] && [ ! -e "/tmp/grey/$recipient" ]; then
        : >"/tmp/grey/$recipient"
        answer='451 4.7.1 Greylisted, please try again later'
      fi
      printf 'action=%s\\n\\n' "$answer"
      ;;
  esac
done
`;

const settings = (world: number) => `
compatibility_level = 3.6
mail_owner = postfix
setgid_group = postdrop
maillog_file = /dev/stdout
myhostname = relay.example
mydestination =
inet_interfaces = loopback-only
inet_protocols = ipv4
smtp_dns_support_level = disabled
relayhost = [127.0.0.1]:${world}
recipient_delimiter = +
message_size_limit = ${SIZE_LIMIT}
smtputf8_enable = no
smtpd_tls_cert_file = ${CERTIFICATE.file}
smtpd_tls_key_file = ${CERTIFICATE.key}
smtpd_tls_security_level = may
smtpd_tls_auth_only = yes
smtpd_sasl_auth_enable = yes
smtpd_sender_login_maps = inline:{ @${OURS}=${ACCOUNTS.ours} }
smtpd_relay_restrictions = permit_sasl_authenticated, reject_unauth_destination
smtpd_recipient_restrictions = reject_authenticated_sender_login_mismatch, reject_unlisted_recipient,
  check_policy_service unix:private/policy
virtual_mailbox_domains = ${MEMBERS}, ${OURS}
virtual_mailbox_maps = inline:{ ${MEMBER}@${MEMBERS}=${MEMBER}/, bounces@${OURS}=bounces/ }
virtual_mailbox_base = ${MAILBOXES}
virtual_uid_maps = static:5000
virtual_gid_maps = static:5000
`;

export const POSTFIX: Relay = {
  name: 'Postfix',
  packages: ['postfix', 'libsasl2-modules', 'sasl2-bin'],
  version: 'postconf -d -h mail_version',
  pipelines: true,
  signsIn: true,
  script: ({ own, world }) => `
echo 'postfix:x:901:901::/var/spool/postfix:/usr/sbin/nologin' >>/etc/passwd
printf 'postfix:x:901:\\npostdrop:x:902:\\n' >>/etc/group
cat >/etc/postfix/main.cf <<'X'
${settings(world)}
X
cp /usr/share/postfix/dynamicmaps.cf /usr/share/postfix/master.cf.dist /etc/postfix
mv /etc/postfix/master.cf.dist /etc/postfix/master.cf
postconf -M# smtp/inet
postconf -F '*/*/chroot = n'
postconf -M "127.0.0.1:${own}/inet=127.0.0.1:${own} inet n - n - - smtpd"
postconf -M 'policy/unix=policy unix - n n - 0 spawn user=nobody argv=/bin/sh /tmp/policy.sh'
cat >/tmp/policy.sh <<'X'
${POLICY}
X
mkdir -m 777 /tmp/grey
mkdir -p /etc/postfix/sasl ${MAILBOXES}
chown 5000:5000 ${MAILBOXES}
printf 'pwcheck_method: auxprop\\nauxprop_plugin: sasldb\\nmech_list: PLAIN LOGIN CRAM-MD5\\n' >/etc/postfix/sasl/smtpd.conf
for name in ${ACCOUNTS.ours} ${ACCOUNTS.foreign}; do
  echo '${ACCOUNTS.password}' | saslpasswd2 -p -c -u relay.example "$name"
done
chown postfix /etc/sasldb2
mkdir -p /var/lib/postfix
chown postfix /var/lib/postfix
exec postfix start-fg
`,
};
