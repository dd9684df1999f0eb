import { SHARED } from '../debian-root.ts';
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
  type RelayPorts,
  SIZE_LIMIT,
} from './relay.ts';

const isOurs = `or{ {eq{$auth2}{${ACCOUNTS.ours}}} {eq{$auth2}{${ACCOUNTS.foreign}}} }`;
const isOursByLogin = isOurs.replaceAll('$auth2', '$auth1');

const settings = ({ own, world }: RelayPorts) => `
primary_hostname = relay.example
daemon_smtp_ports = ${own}
local_interfaces = 127.0.0.1
tls_advertise_hosts = *
tls_certificate = ${CERTIFICATE.file}
tls_privatekey = ${CERTIFICATE.key}
auth_advertise_hosts = \${if def:tls_in_cipher {*}{}}
message_size_limit = ${SIZE_LIMIT}
smtputf8_advertise_hosts =
smtp_accept_max_per_connection = ${MAILS_PER_CONNECTION}
smtp_accept_queue_per_connection = 0
smtp_accept_max = 100
host_lookup =
rfc1413_hosts =
log_file_path = ${SHARED}/log/%s
acl_smtp_rcpt = check_recipient
begin acl
check_recipient:
  deny authenticated = *
       sender_domains = ${OURS}
       condition = \${if !eq{$authenticated_id}{${ACCOUNTS.ours}}}
  defer local_parts = ^${GREY}
        ! ratelimit = 1.5 / 1d / strict / $local_part@$domain
        message = Greylisted, please try again later
  deny domains = ${MEMBERS}
       ! verify = recipient
  accept domains = ${MEMBERS}
  accept authenticated = *
  deny message = relay not permitted
begin routers
members:
  driver = accept
  domains = ${MEMBERS}
  local_parts = ${MEMBER}
  transport = mailbox
  cannot_route_message = Unknown user
  no_more
world:
  driver = manualroute
  domains = ! ${MEMBERS}
  route_list = * 127.0.0.1
  self = send
  transport = world
begin transports
mailbox:
  driver = appendfile
  directory = ${MAILBOXES}/${MEMBER}
  maildir_format
  user = mail
world:
  driver = smtp
  port = ${world}
  allow_localhost
  hosts_try_dane =
  hosts_avoid_tls = *
begin retry
* * F,1h,5s
begin authenticators
plain:
  driver = plaintext
  public_name = PLAIN
  server_condition = \${if and{ {eq{$auth3}{${ACCOUNTS.password}}} {${isOurs}} }}
  server_set_id = $auth2
login:
  driver = plaintext
  public_name = LOGIN
  server_prompts = User Name : Password
  server_condition = \${if and{ {eq{$auth2}{${ACCOUNTS.password}}} {${isOursByLogin}} }}
  server_set_id = $auth1
`;

/** The package's scripts would make this account, and Exim does not even tell its version without. */
const ACCOUNT = `
echo 'Debian-exim:x:901:901::/var/spool/exim4:/usr/sbin/nologin' >>/etc/passwd
echo 'Debian-exim:x:901:' >>/etc/group
`;

export const EXIM: Relay = {
  name: 'Exim',
  packages: ['exim4-daemon-light'],
  version: `${ACCOUNT} exim4 --version | sed -n 's/^Exim version \\([^ ]*\\).*/\\1/p'`,
  pipelines: true,
  signsIn: true,
  script: (ports) => `${ACCOUNT}
cat >/etc/exim4/exim4.conf <<'X'
${settings(ports)}
X
chmod 640 /etc/exim4/exim4.conf
mkdir -p /var/spool/exim4 ${SHARED}/log ${MAILBOXES}
chown -R 901:901 /var/spool/exim4 ${SHARED}/log
chown -R mail ${MAILBOXES}
chgrp 901 ${CERTIFICATE.key}
exec exim4 -bdf -q5s
`,
};
