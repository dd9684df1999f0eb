import {
  GREY,
  MAILBOXES,
  MAILS_PER_CONNECTION,
  MEMBER,
  MEMBERS,
  type Relay,
  type RelayPorts,
  SIZE_LIMIT,
} from './relay.ts';

/** A filter in OpenSMTPD's own protocol (smtpd-filters): puts some addresses off once. */
const GREYLIST = `
while read -r line && [ "$line" != 'config|ready' ]; do :; done
echo 'register|filter|smtp-in|rcpt-to'
echo 'register|ready'
while IFS='|' read -r type version time subsystem phase session token address; do
  answer=proceed
  case $address in
    ${GREY}*)
      if [ ! -e "/tmp/grey/$address" ]; then
        : >"/tmp/grey/$address"
        answer='reject|451 4.7.1 Greylisted, please try again later'
      fi
      ;;
  esac
  echo "filter-result|$session|$token|$answer"
done
`;

/**
 * Debian 12's OpenSMTPD cannot encrypt: its way to keep keys in a process of their own does not work with OpenSSL 3.
 * Without encryption it offers no sign-in, so it knows us by the port that we use. Whoever comes to the other port is
 * a stranger.
 */
const settings = ({ own, other, world }: RelayPorts) => `
table members { ${MEMBER} = mail }
smtp max-message-size ${SIZE_LIMIT}
smtp limit max-mails ${MAILS_PER_CONNECTION}
filter greylist proc-exec "/bin/sh /tmp/greylist.sh" user nobody group nogroup
listen on 127.0.0.1 port ${own} tag OURS filter greylist hostname relay.example
listen on 127.0.0.1 port ${other} hostname relay.example
action members maildir "${MAILBOXES}/${MEMBER}" virtual <members>
action world relay host smtp://127.0.0.1:${world}
match from any for domain ${MEMBERS} action members
match tag OURS from any for any action world
`;

export const OPENSMTPD: Relay = {
  name: 'OpenSMTPD',
  packages: ['opensmtpd'],
  version: `smtpd -h 2>&1 | sed -n 's/^version: OpenSMTPD //p'`,
  pipelines: false,
  signsIn: false,
  script: (ports) => `
for name in opensmtpd:901 opensmtpq:902; do
  echo "\${name%:*}:x:\${name#*:}:\${name#*:}::/var/lib/opensmtpd/empty:/usr/sbin/nologin" >>/etc/passwd
  echo "\${name%:*}:x:\${name#*:}:" >>/etc/group
done
mkdir -p -m 711 /var/lib/opensmtpd/empty /var/spool/smtpd
mkdir -m 777 /tmp/grey
mkdir -p ${MAILBOXES}
chown mail ${MAILBOXES}
cat >/tmp/greylist.sh <<'X'
${GREYLIST}
X
cat >/etc/smtpd.conf <<'X'
${settings(ports)}
X
exec smtpd -d
`,
};
