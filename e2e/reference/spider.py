"""The reference crawler: scrapy, set to obey robots.txt and to walk breadth-first within one origin.

Run by the end-to-end tests: scrapy runspider spider.py -a seed=URL -s ROBOTSTXT_USER_AGENT=TOKEN -O pages.jsonl
It writes the final URL of each page that was fetched successfully.
"""

from urllib.parse import urldefrag, urlsplit

import scrapy
from scrapy.linkextractors import LinkExtractor


def origin(url):
    parts = urlsplit(url)
    return parts.scheme, parts.netloc


class ReferenceSpider(scrapy.Spider):
    name = "reference"
    custom_settings = {
        "ROBOTSTXT_OBEY": True,
        # First in, first out: with these queues scrapy walks breadth-first.
        "DEPTH_PRIORITY": 1,
        "SCHEDULER_DISK_QUEUE": "scrapy.squeues.PickleFifoDiskQueue",
        "SCHEDULER_MEMORY_QUEUE": "scrapy.squeues.FifoMemoryQueue",
        "REQUEST_FINGERPRINTER_IMPLEMENTATION": "2.7",
        "TELNETCONSOLE_ENABLED": False,
        "LOG_LEVEL": "WARNING",
    }

    # Any file counts as a page, as it does for a crawler that asks before it knows what it gets.
    links = LinkExtractor(deny_extensions=[])

    def start_requests(self):
        yield scrapy.Request(self.seed, callback=self.parse)

    def parse(self, response):
        yield {"url": urldefrag(response.url).url}
        if not isinstance(response, scrapy.http.HtmlResponse):
            return
        for link in self.links.extract_links(response):
            # A fragment is no part of what is asked for (RFC 3986, 3.5), yet scrapy's parser of robots.txt would hold
            # it against a rule that ends in $: without this, the order of answers decides which pages are fetched.
            url = urldefrag(link.url).url
            if not link.nofollow and origin(url) == origin(self.seed):
                yield scrapy.Request(url, callback=self.parse)
