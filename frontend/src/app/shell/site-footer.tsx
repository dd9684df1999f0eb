import { Link } from 'react-router';
import { useEdition } from '#api/edition.ts';
import { dayRange } from '#ui/text/date-text.ts';

export function SiteFooter({ narrow = false }: { narrow?: boolean }) {
  const edition = useEdition();
  return (
    <footer className="site-footer">
      <div className={narrow ? 'page page-guest' : 'page'}>
        <div className="site-footer-line">
          <span>{`${edition.productName} · ${dayRange(edition.days)}`}</span>
          {!narrow && <FooterLinks social={edition.links.social} />}
          <span>{`Sponsored by ${edition.sponsorName}`}</span>
        </div>
      </div>
    </footer>
  );
}

function FooterLinks({ social }: { social: string }) {
  return (
    <nav className="site-footer-links" aria-label="More">
      <Link to="/attendees">Attendees</Link>
      <Link to="/email">Newsletter</Link>
      <a href={social}>Social media</a>
    </nav>
  );
}
