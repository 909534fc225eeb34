"""
The list of listings as a Django REST Framework project would write it. S7 compares with it.

It reads the product's own tables (unmanaged models), so rows, indexes and database are the same. Everything that would slow it down
without need is off: no sessions, no login, no browsable pages, one renderer, persistent connections. DATABASE_URL is a unix socket or host.
`/api/properties/` queries the database each time; `/cached/api/properties/` is the same view behind Django's own cache.
"""
import os
from datetime import timezone
from urllib.parse import parse_qs, unquote, urlsplit

import django
from django.conf import settings


def database():
    url = urlsplit(os.environ['DATABASE_URL'])
    host = parse_qs(url.query).get('host', [url.hostname or ''])[0]
    return {
        'ENGINE': 'django.db.backends.postgresql', 'NAME': url.path.lstrip('/'), 'USER': unquote(url.username or ''), 'PASSWORD': unquote(url.password or ''),
        'HOST': host, 'PORT': str(url.port or ''), 'CONN_MAX_AGE': None,
    }


settings.configure(
    DEBUG=False, ALLOWED_HOSTS=['*'], SECRET_KEY='only for benchmarks', ROOT_URLCONF='peer', USE_TZ=True, TIME_ZONE='UTC', MIDDLEWARE=[], LOGGING_CONFIG=None,
    INSTALLED_APPS=['django.contrib.contenttypes', 'django.contrib.auth', 'rest_framework'], DATABASES={'default': database()}, DEFAULT_AUTO_FIELD='django.db.models.AutoField',
    CACHES={'default': {'BACKEND': 'django.core.cache.backends.locmem.LocMemCache'}},
    REST_FRAMEWORK={
        'DEFAULT_RENDERER_CLASSES': ['rest_framework.renderers.JSONRenderer'], 'DEFAULT_AUTHENTICATION_CLASSES': [], 'DEFAULT_PERMISSION_CLASSES': [], 'UNAUTHENTICATED_USER': None,
    },
)
django.setup()

from django.core.wsgi import get_wsgi_application  # noqa: E402
from django.db import models  # noqa: E402
from django.db.models import F, OuterRef, Subquery  # noqa: E402
from django.db.models.functions import JSONObject, Left  # noqa: E402
from django.urls import path  # noqa: E402
from django.views.decorators.cache import cache_page  # noqa: E402
from rest_framework import serializers  # noqa: E402
from rest_framework.generics import ListAPIView  # noqa: E402
from rest_framework.pagination import LimitOffsetPagination  # noqa: E402
from rest_framework.response import Response  # noqa: E402


class Kind(models.Model):
    name = models.TextField()

    class Meta:
        abstract = True
        app_label = 'peer'


class City(Kind):
    class Meta:
        managed = False
        app_label = 'peer'
        db_table = 'city'


class PropertyType(Kind):
    class Meta:
        managed = False
        app_label = 'peer'
        db_table = 'property_type'


class Media(models.Model):
    hash = models.TextField()
    width = models.IntegerField()
    height = models.IntegerField()
    placeholder = models.TextField()

    class Meta:
        managed = False
        app_label = 'peer'
        db_table = 'media'


class Property(models.Model):
    title = models.TextField()
    description = models.TextField()
    status = models.TextField()
    lifecycle = models.TextField()
    purpose = models.TextField()
    property_type = models.ForeignKey(PropertyType, models.DO_NOTHING)
    city = models.ForeignKey(City, models.DO_NOTHING)
    location = models.TextField()
    price_in_paise = models.BigIntegerField(null=True)
    price_rank = models.BigIntegerField()
    bedrooms = models.SmallIntegerField(null=True)
    bathrooms = models.SmallIntegerField(null=True)
    size_in_sqft = models.IntegerField(null=True)
    featured = models.BooleanField()
    shown_latitude = models.FloatField(null=True)
    shown_longitude = models.FloatField(null=True)
    created_at = models.DateTimeField()

    class Meta:
        managed = False
        app_label = 'peer'
        db_table = 'property'


class PropertyImage(models.Model):
    property = models.ForeignKey(Property, models.DO_NOTHING)
    media = models.ForeignKey(Media, models.DO_NOTHING)
    alt = models.TextField()
    position = models.IntegerField()

    class Meta:
        managed = False
        app_label = 'peer'
        db_table = 'property_image'


def opening_of(text):
    """The beginning of a text on one line, at most 200 characters, cut at a word."""
    letters = ' '.join(text.split())
    if len(letters) <= 200:
        return letters
    cut = letters[:199]
    whole = cut[:cut.rfind(' ')] if ' ' in cut else cut
    return whole.rstrip(' ,;:.–—-') + '…'


def widths_of(width):
    widest = min(width, 1920)
    return [step for step in (480, 960, 1440) if step <= widest * 0.8] + [widest]


def picture_of(cover, title):
    if cover is None:
        return None
    widths = widths_of(cover['width'])
    srcset = {name: ', '.join(f'/media/{cover["hash"]}-{width}.{ending} {width}w' for width in widths) for name, ending in (('avif', 'avif'), ('webp', 'webp'), ('jpeg', 'jpg'))}
    middle = widths[min(1, len(widths) - 1)]
    return {
        'image': f'/media/{cover["hash"]}-{middle}.jpg', 'width': cover['width'], 'height': cover['height'], 'alt': cover['alt'] or title, 'srcset': srcset, 'placeholder': cover['placeholder'],
    }


class TypeSerializer(serializers.ModelSerializer):
    class Meta:
        model = PropertyType
        fields = ['id', 'name']


class CitySerializer(serializers.ModelSerializer):
    class Meta:
        model = City
        fields = ['id', 'name']


class CardSerializer(serializers.ModelSerializer):
    property_type = TypeSerializer()
    city = CitySerializer()
    beds = serializers.IntegerField(source='bedrooms')
    baths = serializers.IntegerField(source='bathrooms')
    size = serializers.IntegerField(source='size_in_sqft')
    sqft = serializers.IntegerField(source='size_in_sqft')
    latitude = serializers.FloatField(source='shown_latitude')
    longitude = serializers.FloatField(source='shown_longitude')
    price = serializers.SerializerMethodField()
    createdAt = serializers.SerializerMethodField()
    description = serializers.SerializerMethodField()
    cover = serializers.SerializerMethodField()

    class Meta:
        model = Property
        fields = [
            'id', 'title', 'status', 'lifecycle', 'purpose', 'property_type', 'city', 'location', 'bedrooms', 'beds', 'bathrooms', 'baths', 'size', 'sqft', 'featured', 'price', 'createdAt',
            'description', 'latitude', 'longitude', 'cover',
        ]

    def get_price(self, row):
        return None if row.price_in_paise is None else f'{row.price_in_paise // 100}.{row.price_in_paise % 100:02d}'

    def get_createdAt(self, row):
        return row.created_at.astimezone(timezone.utc).isoformat(timespec='milliseconds').replace('+00:00', 'Z')

    def get_description(self, row):
        return opening_of(row.opening)

    def get_cover(self, row):
        return picture_of(row.first_picture, row.title)

    def to_representation(self, row):
        card = super().to_representation(row)
        card['image'] = card['cover'] and card['cover']['image']
        return card


class Pages(LimitOffsetPagination):
    default_limit = 24
    max_limit = 100

    def get_paginated_response(self, data):
        """A plain array, as the contract requires; the total and the next page go into headers."""
        headers = {'X-Total-Count': str(self.count)}
        following = self.get_next_link()
        if following:
            headers['Link'] = f'<{following}>; rel="next"'
        return Response(data, headers=headers)


class PropertyList(ListAPIView):
    serializer_class = CardSerializer
    pagination_class = Pages

    def get_queryset(self):
        first = PropertyImage.objects.filter(property=OuterRef('pk')).order_by('position', 'id').values(
            cover=JSONObject(alt='alt', hash='media__hash', width='media__width', height='media__height', placeholder='media__placeholder'))[:1]
        rows = Property.objects.filter(lifecycle='published')
        most = self.request.query_params.get('max_price')
        if most:
            # a price without a purpose means listings to buy
            rows = rows.filter(price_rank__lte=int(most) * 100, purpose__in=['sale', 'invest'])
        return rows.select_related('property_type', 'city').defer('description', 'price_rank').annotate(opening=Left(F('description'), 300), first_picture=Subquery(first)).order_by('-id')


urlpatterns = [path('api/properties/', PropertyList.as_view()), path('cached/api/properties/', cache_page(600)(PropertyList.as_view()))]
application = get_wsgi_application()
