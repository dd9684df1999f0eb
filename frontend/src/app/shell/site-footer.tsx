import { useGetConventionQuery } from '../../api/generated.ts';
import { dayRange } from '../../ui/date-text.ts';

export function SiteFooter({ narrow = false }: { narrow?: boolean }) {
  const { data: edition } = useGetConventionQuery();
  return (
    <footer className="site-footer">
      <div className={narrow ? 'page page-guest' : 'page'}>
        {edition && (
          <div className="site-footer-line">
            <span>
              {edition.productName} · {dayRange(edition.days)}
            </span>
            <span>Sponsored by {edition.sponsorName}</span>
          </div>
        )}
      </div>
    </footer>
  );
}
